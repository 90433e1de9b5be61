import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { Forbidden } from "../../../src/domain/remote-failure.ts";
import { actionMachine } from "../../../src/machines/action/action.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const NEWS = { _tag: "NotCopied" } as const;
const PRESSES = [{ type: "act", action: Effect.succeed(NEWS) }];

obeysTheLaws<SnapshotFrom<typeof actionMachine>>({
  machine: actionMachine,
  events: (snapshot) =>
    happenings(snapshot, PRESSES, { act: [Result.succeed(NEWS), Result.fail(Forbidden)] }),
  writes: { act: { act: 1 } },
  tellsApart: () => undefined,
  holds: ({ event, actions }) => {
    // What is told is what was answered.
    const told = actions.filter(({ type }) => type === "xstate.emit").map(({ params }) => params);
    const answered = "output" in event ? event.output : undefined;
    expect(told, "what is told is not what was answered").toEqual(
      answered === undefined ? [] : [{ event: { type: "ended", answer: answered } }],
    );
  },
});
