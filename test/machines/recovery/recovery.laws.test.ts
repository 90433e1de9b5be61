import * as Result from "effect/Result";
import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { backoffMs } from "../../../src/domain/backoff.ts";
import { Unreachable } from "../../../src/domain/remote-failure.ts";
import { recoveryMachine } from "../../../src/machines/recovery/recovery.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const EVENTS = [
  { type: "a connection was missing" },
  { type: "a session was missing" },
  { type: "network came" },
  { type: "session came" },
  { type: "another tab changed something" },
  { type: "somebody came back" },
] as const;

obeysTheLaws<SnapshotFrom<typeof recoveryMachine>>({
  machine: recoveryMachine,
  events: (snapshot) =>
    happenings(snapshot, EVENTS, {
      "reach the server": [Result.succeed(undefined), Result.fail(Unreachable)],
    }),
  writes: {},
  tellsApart: ({ tries }) => backoffMs(tries),
  holds: ({ before, event, after, actions }) => {
    const isWhole =
      after.matches({ connection: "there" }) ||
      after.matches({ session: "there" }) ||
      after.matches({ page: "fresh" });
    const times = actions.filter(({ type }) => type === "xstate.emit").length;
    // Once, only for what was missing, and only when it is back.
    expect(times).toBeLessThanOrEqual(1);
    if (times === 0) return;
    expect(isWhole).toBe(true);
    expect(event.type).toMatch(
      /^(?:network came|session came|somebody came back|xstate\.done\.actor\.reach the server)$/u,
    );
    expect(
      before?.matches({ connection: "missing" }) === true ||
        before?.matches({ session: "missing" }) === true ||
        before?.matches({ page: "outdated" }) === true,
    ).toBe(true);
  },
});
