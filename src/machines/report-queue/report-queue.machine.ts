import { assign, emit, setup } from "xstate";
import type { ReportDecision } from "../../domain/deletion.ts";
import {
  decided,
  isDecided,
  putOff,
  type QueueProgress,
  type ReportId,
  reportsOf,
  takenBack,
  without,
} from "../../domain/moderation/report-queue.ts";

/** One report after the other is decided or put off. What is decided is sent by whoever listens, and can be taken back there. */
export const reportQueueMachine = setup({
  types: {
    input: {} as QueueProgress,
    context: {} as QueueProgress,
    events: {} as
      | { readonly type: "decide"; readonly decision: ReportDecision; readonly next: ReportId | undefined }
      | { readonly type: "skip"; readonly report: ReportId; readonly next: ReportId | undefined }
      | { readonly type: "ask why"; readonly report: ReportId }
      | { readonly type: "cancel" }
      | { readonly type: "was taken back"; readonly decision: ReportDecision }
      | { readonly type: "did not come about"; readonly decision: ReportDecision },
    emitted: {} as { readonly type: "decided"; readonly decision: ReportDecision },
    tags: {} as "asking why",
  },
  guards: {
    // The page may not have been drawn since it was decided.
    "it is to be decided": ({ context }, decision: ReportDecision) =>
      !reportsOf(decision).some((report) => isDecided(context, report)),
  },
  actions: {
    "note what was decided": assign(
      ({ context }, { decision, next }: { decision: ReportDecision; next: ReportId | undefined }) =>
        decided(context, decision, next),
    ),
    "tell what was decided": emit((_, decision: ReportDecision) => ({ type: "decided", decision })),
  },
}).createMachine({
  id: "report queue",
  context: ({ input }) => input,
  initial: "looking",
  on: {
    decide: {
      guard: { type: "it is to be decided", params: ({ event }) => event.decision },
      target: ".looking",
      actions: [
        { type: "note what was decided", params: ({ event }) => event },
        { type: "tell what was decided", params: ({ event }) => event.decision },
      ],
    },
    "was taken back": {
      target: ".looking",
      actions: assign(({ context, event }) => takenBack(context, event.decision)),
    },
    // Whoever is asked about a report that somebody else settles goes on with another.
    skip: {
      target: ".looking",
      actions: assign(({ context, event }) => putOff(context, event.report, event.next)),
    },
    "ask why": { target: ".asking why", actions: assign({ shown: ({ event }) => event.report }) },
    "did not come about": {
      actions: assign(({ context, event }) => without(context, event.decision)),
    },
  },
  states: {
    looking: {},
    "asking why": { tags: "asking why", on: { cancel: "looking" } },
  },
});
