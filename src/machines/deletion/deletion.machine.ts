import { type ActorRefFrom, assertEvent, assign, emit, enqueueActions, setup, stopChild } from "xstate";
import type { Announcement } from "../../domain/announcement.ts";
import type { Target } from "../../domain/deletion.ts";
import { type DeletionOutcome, pendingDeletionMachine } from "./pending-deletion.machine.ts";

type Pending = ActorRefFrom<typeof pendingDeletionMachine>;

interface DeletionContext {
  /** What the person is asked about. */
  readonly asked: ReadonlyArray<Target>;
  /** What was confirmed and has not come to its end, oldest first. */
  readonly pending: ReadonlyArray<Pending>;
  readonly count: number;
}

type DeletionEvent =
  | { readonly type: "ask to delete"; readonly targets: ReadonlyArray<Target> }
  | { readonly type: "confirm" }
  | { readonly type: "cancel" }
  | { readonly type: "undo the latest" }
  | { readonly type: "session ended" }
  | {
      readonly type: `xstate.done.actor.${string}`;
      readonly actorId: string;
      readonly output: DeletionOutcome;
    };

/** What is told of an outcome: the success only after the server's answer. */
const announcementsOf = ({ targets, deleted, undeleted }: DeletionOutcome): ReadonlyArray<Announcement> =>
  deleted.length + undeleted.length === 0
    ? [{ _tag: "DeletionUndone", targets }]
    : [
        ...(deleted.length > 0 ? [{ _tag: "ItemsDeleted", targets: deleted } as const] : []),
        ...(undeleted.length > 0 ? [{ _tag: "DeletionFailed", undeleted } as const] : []),
      ];

/** The one confirm flow for everything that is deleted; several confirmed deletions may be pending. */
export const deletionMachine = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    emitted: {} as { readonly type: "deletion ended"; readonly announcement: Announcement },
    tags: {} as "asking",
  },
  actors: { "pending deletion": pendingDeletionMachine },
  actions: {
    "note what is asked about": assign((_, targets: ReadonlyArray<Target>) => ({ asked: targets })),
    "forget what was asked about": assign({ asked: [] }),
    "begin the pending deletion": assign(({ context: { asked, pending, count }, spawn }) => ({
      count: count + 1,
      pending: [
        ...pending,
        spawn("pending deletion", { id: `deletion ${count + 1}`, input: { targets: asked } }),
      ],
    })),
    "undo the latest": enqueueActions(({ enqueue, context }) => {
      const latest = context.pending.findLast((pending) => pending.getSnapshot().hasTag("undoable"));
      if (latest !== undefined) enqueue.sendTo(latest, { type: "undo" });
    }),
    "tell how it ended": enqueueActions(({ enqueue, event }) => {
      assertEvent(event, "xstate.done.actor.*");
      for (const announcement of announcementsOf(event.output)) {
        enqueue(emit({ type: "deletion ended", announcement }));
      }
    }),
    "forget what has ended": assign(({ context, event }) => {
      assertEvent(event, "xstate.done.actor.*");
      return { pending: context.pending.filter(({ id }) => id !== event.actorId) };
    }),
    "forget everything pending": enqueueActions(({ enqueue, context }) => {
      for (const pending of context.pending) enqueue(stopChild(pending));
      enqueue.assign({ pending: [] });
    }),
  },
}).createMachine({
  id: "deletions",
  context: { asked: [], pending: [], count: 0 },
  initial: "idle",
  states: {
    idle: {
      entry: "forget what was asked about",
      on: {
        "ask to delete": {
          target: "asking",
          actions: { type: "note what is asked about", params: ({ event }) => event.targets },
        },
      },
    },
    asking: {
      tags: "asking",
      on: { confirm: { target: "idle", actions: "begin the pending deletion" }, cancel: "idle" },
    },
  },
  on: {
    "xstate.done.actor.*": { actions: ["tell how it ended", "forget what has ended"] },
    "undo the latest": { actions: "undo the latest" },
    "session ended": { target: ".idle", actions: "forget everything pending" },
  },
});
