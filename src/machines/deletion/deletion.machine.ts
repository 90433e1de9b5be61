import {
  type ActorRefFrom,
  assertEvent,
  assign,
  emit,
  enqueueActions,
  type EventFromLogic,
  not,
  or,
  setup,
  stateIn,
  stopChild,
} from "xstate";
import type { Announcement } from "../../domain/announcement.ts";
import { isSameTarget, type Target } from "../../domain/deletion.ts";
import { answeredOf, type DeletionOutcome, pendingDeletionMachine } from "./pending-deletion.machine.ts";

/** A confirmed deletion that has not come to its end. */
export type Pending = ActorRefFrom<typeof pendingDeletionMachine>;

interface DeletionContext {
  /** What the person is asked about. */
  readonly asked: ReadonlyArray<Target>;
  /** What was confirmed and has not come to its end, oldest first. */
  readonly pending: ReadonlyArray<Pending>;
  readonly count: number;
}

type DeletionEvent =
  | { readonly type: "ask to delete"; readonly targets: ReadonlyArray<Target> }
  | {
      readonly type:
        | "confirm"
        | "cancel"
        | "undo the latest"
        | "undo everything"
        | "delete now"
        | "pointer came"
        | "pointer left"
        | "focus came"
        | "focus left"
        | "page hid"
        | "page showed"
        | "network went"
        | "network came"
        | "leaving was asked"
        | "leaving was answered"
        | "session ended";
    }
  | {
      readonly type: `xstate.done.actor.${string}`;
      readonly actorId: string;
      readonly output: DeletionOutcome;
    };

/** What is told of an outcome: the success only after the server's answer. */
const announcementsOf = (outcome: DeletionOutcome): ReadonlyArray<Announcement> => {
  const { targets, deleted, gone, undeleted } = outcome;
  if (answeredOf(outcome) === 0) return [{ _tag: "DeletionUndone", targets }];
  return [
    ...(deleted.length > 0 ? [{ _tag: "ItemsDeleted", targets: deleted } as const] : []),
    ...(gone.length > 0 ? [{ _tag: "ItemsWereGone", targets: gone } as const] : []),
    ...(undeleted.length > 0 ? [{ _tag: "DeletionFailed", undeleted } as const] : []),
  ];
};

/** Whether nothing of it was sent. */
export const isUndoable = (pending: Pending): boolean => pending.getSnapshot().hasTag("undoable");

/** Whether a target is among those of a confirmed deletion. */
export const deletes = (pending: Pending, target: Target): boolean =>
  pending.getSnapshot().context.targets.some((other) => isSameTarget(other, target));

/** What is not pending already: nothing is deleted twice. */
const notPending = ({ pending }: DeletionContext, targets: ReadonlyArray<Target>): ReadonlyArray<Target> =>
  targets.filter((target) => !pending.some((deletion) => deletes(deletion, target)));

/**
 * The one confirm flow for everything that is deleted; several confirmed deletions may be pending. Their time stands
 * still while somebody is near, while the page is hidden, without a network, and while it is asked about leaving.
 */
export const deletionMachine = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    emitted: {} as { readonly type: "deletion ended"; readonly announcement: Announcement },
    tags: {} as "asking" | "offline" | "asked about leaving" | "time stands still",
  },
  actors: { "pending deletion": pendingDeletionMachine },
  delays: { "a second": 1_000 },
  guards: {
    "something can be deleted": ({ context }, targets: ReadonlyArray<Target>) =>
      notPending(context, targets).length > 0,
    "nothing is pending": ({ context }) => context.pending.length === 0,
    "something holds it": or([
      stateIn({ pointer: "near" }),
      stateIn({ focus: "near" }),
      stateIn({ page: "hidden" }),
      stateIn({ network: "gone" }),
      stateIn({ leaving: "asked" }),
    ]),
  },
  actions: {
    "note what is asked about": assign(({ context }, targets: ReadonlyArray<Target>) => ({
      asked: notPending(context, targets),
    })),
    "forget what was asked about": assign({ asked: [] }),
    "begin the pending deletion": assign(({ context: { asked, pending, count }, spawn }) => ({
      count: count + 1,
      pending: [
        ...pending,
        spawn("pending deletion", { id: `deletion ${count + 1}`, input: { targets: asked } }),
      ],
    })),
    "tell all": enqueueActions(
      ({ enqueue, context }, event: EventFromLogic<typeof pendingDeletionMachine>) => {
        for (const pending of context.pending) enqueue.sendTo(pending, event);
      },
    ),
    "undo the latest": enqueueActions(({ enqueue, context }) => {
      const latest = context.pending.findLast(isUndoable);
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
  type: "parallel",
  on: {
    "xstate.done.actor.*": { actions: ["tell how it ended", "forget what has ended"] },
    "undo the latest": { actions: "undo the latest" },
    "undo everything": { actions: { type: "tell all", params: { type: "undo" } } },
    "session ended": { target: ".question.idle", actions: "forget everything pending" },
  },
  states: {
    question: {
      initial: "idle",
      states: {
        idle: {
          entry: "forget what was asked about",
          on: {
            "ask to delete": {
              guard: { type: "something can be deleted", params: ({ event }) => event.targets },
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
    },
    // What is near something that is drawn no more does not tell that it left.
    pointer: {
      initial: "away",
      states: {
        away: { on: { "pointer came": "near" } },
        near: { always: { guard: "nothing is pending", target: "away" }, on: { "pointer left": "away" } },
      },
    },
    focus: {
      initial: "away",
      states: {
        away: { on: { "focus came": "near" } },
        near: { always: { guard: "nothing is pending", target: "away" }, on: { "focus left": "away" } },
      },
    },
    page: {
      initial: "shown",
      states: {
        shown: { on: { "page hid": "hidden" } },
        hidden: { on: { "page showed": "shown" } },
      },
    },
    network: {
      initial: "there",
      states: {
        there: {
          on: {
            "network went": {
              target: "gone",
              actions: { type: "tell all", params: { type: "network went" } },
            },
            "delete now": { actions: { type: "tell all", params: { type: "delete now" } } },
          },
        },
        gone: {
          tags: "offline",
          on: {
            "network came": {
              target: "there",
              actions: { type: "tell all", params: { type: "network came" } },
            },
          },
        },
      },
    },
    leaving: {
      initial: "not asked",
      states: {
        "not asked": { on: { "leaving was asked": "asked" } },
        asked: {
          tags: "asked about leaving",
          on: { "leaving was answered": "not asked", "session ended": "not asked" },
        },
      },
    },
    time: {
      initial: "stands still",
      states: {
        "stands still": {
          tags: "time stands still",
          always: { guard: not(or(["nothing is pending", "something holds it"])), target: "passes" },
        },
        passes: {
          always: { guard: or(["nothing is pending", "something holds it"]), target: "stands still" },
          after: {
            "a second": {
              target: "passes",
              reenter: true,
              actions: { type: "tell all", params: { type: "a second passed" } },
            },
          },
          // A new one has all of its first second.
          on: { confirm: { target: "passes", reenter: true } },
        },
      },
    },
  },
});
