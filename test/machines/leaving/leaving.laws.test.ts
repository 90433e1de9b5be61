import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { leavingMachine } from "../../../src/machines/leaving/leaving.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const EVENTS = [
  { type: "log out", wouldLose: true },
  { type: "log out", wouldLose: false },
  ...["stay", "discard", "nothing is left to lose", "a deletion failed", "session ended"].map((type) => ({
    type,
  })),
];

/** What may lead out, and from where: nothing that would be lost is lost without an answer. */
const LEAVES = ["log out", "discard", "nothing is left to lose"];

obeysTheLaws<SnapshotFrom<typeof leavingMachine>>({
  machine: leavingMachine,
  events: (snapshot) => happenings(snapshot, EVENTS, {}),
  writes: {},
  tellsApart: () => undefined,
  holds: ({ before, event, after, actions }) => {
    const leaves = actions.some(({ params }) => JSON.stringify(params ?? {}).includes('"leave"'));
    if (leaves) {
      expect(LEAVES).toContain(event.type);
      expect(after.hasTag("asking")).toBe(false);
    }
    const isAsked = before?.hasTag("asking") ?? false;
    if (event.type === "log out")
      expect(leaves, "it leaves, or asks").toBe(!isAsked && !after.hasTag("asking"));
  },
});
