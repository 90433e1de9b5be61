import * as Result from "effect/Result";
import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { Unreachable } from "../../../src/domain/remote-failure.ts";
import { lookingMachine } from "../../../src/machines/report-queue/looking.machine.ts";
import { id } from "../../domain/generators.ts";
import { happenings, waitingFor } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const ADA = { report: { reportId: id("r1") }, person: { userId: id("1") } };
const LOOKS = [
  { type: "look at", report: id("r1") },
  { type: "look at", report: undefined },
];

obeysTheLaws<SnapshotFrom<typeof lookingMachine>>({
  machine: lookingMachine,
  inputs: [{ others: [] }, { others: [ADA] }],
  events: (snapshot) =>
    happenings(snapshot, LOOKS, {
      "say what is looked at": [Result.succeed({ items: [ADA], unreadable: 0 }), Result.fail(Unreachable)],
    }),
  // What is looked at changes nothing, and is said again for as long as it is.
  writes: {},
  tellsApart: ({ report, others }) => [report, others.length],
  holds: ({ before, event, after }) => {
    if (event.type === "look at") expect(waitingFor(after)).toHaveLength(1);
    else expect(after.context.report).toBe(before?.context.report);
  },
});
