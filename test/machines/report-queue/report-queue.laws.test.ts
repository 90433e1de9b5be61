import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { reportsOf } from "../../../src/domain/moderation/report-queue.ts";
import { reportQueueMachine } from "../../../src/machines/report-queue/report-queue.machine.ts";
import { id } from "../../domain/generators.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const ONE = id<"report">("r1");
const OTHER = id<"report">("r2");
const DISMISSAL = { _tag: "Report", id: ONE, name: "Casa Ana" } as const;
const BAN = {
  _tag: "KitchenBan",
  id: id<"kitchen">("k1"),
  name: "La Mesa",
  reason: "Spam",
  reports: [OTHER],
} as const;
/** Of a report that came later. */
const BAN_AGAIN = { ...BAN, reports: [id<"report">("r3")] } as const;

obeysTheLaws<SnapshotFrom<typeof reportQueueMachine>>({
  machine: reportQueueMachine,
  inputs: [{ shown: undefined, decisions: [], skipped: [] }],
  events: () => [
    { type: "decide", decision: DISMISSAL, next: OTHER },
    { type: "decide", decision: BAN, next: undefined },
    { type: "decide", decision: BAN_AGAIN, next: undefined },
    { type: "skip", report: ONE, next: OTHER },
    { type: "ask why", report: OTHER },
    { type: "cancel" },
    { type: "was taken back", decision: DISMISSAL },
    { type: "was taken back", decision: BAN },
    { type: "did not come about", decision: BAN },
  ],
  // What is decided is told once, for whoever sends it.
  writes: { "xstate.emit": { decide: 1 } },
  tellsApart: ({ shown, decisions, skipped }) => [shown, decisions.flatMap(reportsOf), skipped],
  holds: ({ event, before, after, actions }) => {
    const settled = after.context.decisions.flatMap(reportsOf);
    expect(new Set(settled).size, "a report is decided twice").toBe(settled.length);
    const more = after.context.decisions.length - (before?.context.decisions.length ?? 0);
    expect(actions.filter(({ type }) => type === "xstate.emit")).toHaveLength(Math.max(0, more));
    if (more > 0) expect(event.type).toBe("decide");
  },
});
