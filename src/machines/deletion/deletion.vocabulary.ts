import { assertEvent, assign, emit, enqueueActions, or, setup, stateIn, stopChild } from "xstate";
import type { Announcement } from "../../domain/announcement.ts";
import { type Change, changedIn, replaces, undoOf } from "../../domain/change.ts";
import type { RecordTarget, Target } from "../../domain/deletion.ts";
import { changeMachine, type MadeChange } from "./change.machine.ts";
import { pendingDeletionMachine } from "./pending-deletion.machine.ts";
import type { PendingEvent } from "./pending-event.ts";
import { deletes, isDeletion, isRevocable, isUndoable, isUndoOffer, type Pending } from "./pending.ts";
import { announcementsOf, isOffered, type Outcome } from "./told-outcome.ts";
import { undoOfferMachine } from "./undo-offer.machine.ts";

interface DeletionContext {
  /** What the person is asked about. */
  readonly asked: ReadonlyArray<Target>;
  /** What the person is asked whether to change. */
  readonly change: Change | undefined;
  /** What was confirmed and has not come to its end, oldest first. */
  readonly pending: ReadonlyArray<Pending>;
  readonly count: number;
}

type DeletionEvent =
  | { readonly type: "ask to delete"; readonly targets: ReadonlyArray<Target> }
  | { readonly type: "ask to change"; readonly change: Change }
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
        | "bar came"
        | "bar went"
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
      readonly output: Outcome;
    };

/** What is not pending already: nothing is deleted twice. */
const notPending = ({ pending }: DeletionContext, targets: ReadonlyArray<Target>): ReadonlyArray<Target> =>
  targets.filter((target) => !pending.some((deletion) => deletes(deletion, target)));

/** Whether the offer to take it back follows; what was unwanted meanwhile is taken back at once. */
const isFollowedByOffer = (made: MadeChange): boolean => !made.isUnwanted && isOffered(made);

/** What the chart of deletions and changes knows, asks and does. */
export const vocabulary = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    emitted: {} as
      | { readonly type: "deletion ended"; readonly announcement: Announcement }
      | { readonly type: "records changed"; readonly targets: ReadonlyArray<RecordTarget> },
    tags: {} as "asking" | "offline" | "asked about leaving" | "time stands still",
  },
  actors: {
    "pending deletion": pendingDeletionMachine,
    change: changeMachine,
    "undo offer": undoOfferMachine,
  },
  delays: { "a second": 1_000 },
  guards: {
    "something can be deleted": ({ context }, targets: ReadonlyArray<Target>) =>
      notPending(context, targets).length > 0,
    "nothing is pending": ({ context }) => context.pending.length === 0,
    "an offer follows": (_, outcome: Outcome) => "change" in outcome && isFollowedByOffer(outcome),
    "there is nothing to be near to": or(["nothing is pending", stateIn({ bar: "gone" })]),
    "something holds it": or([
      stateIn({ pointer: "near" }),
      stateIn({ focus: "near" }),
      stateIn({ bar: "gone" }),
      stateIn({ page: "hidden" }),
      stateIn({ network: "gone" }),
      stateIn({ leaving: "asked" }),
    ]),
  },
  actions: {
    "note what is asked about": assign(({ context }, targets: ReadonlyArray<Target>) => ({
      asked: notPending(context, targets),
    })),
    "note what is to be changed": assign((_, change: Change) => ({ change })),
    "forget what was asked about": assign({ asked: [], change: undefined }),
    "begin the change": assign(({ context: { change, pending, count }, spawn }) =>
      change === undefined
        ? {}
        : {
            count: count + 1,
            pending: [...pending, spawn("change", { id: `change ${count + 1}`, input: { change } })],
          },
    ),
    "begin the pending deletion": assign(({ context: { asked, pending, count }, spawn }) => ({
      count: count + 1,
      pending: [
        ...pending,
        spawn("pending deletion", { id: `deletion ${count + 1}`, input: { targets: asked } }),
      ],
    })),
    "tell all": enqueueActions(({ enqueue, context }, event: PendingEvent) => {
      for (const pending of context.pending) enqueue.sendTo(pending, event);
      // What becomes of each is in its own snapshot: whoever watches all of them has to look again.
      enqueue.assign({});
    }),
    // Each would tell of itself.
    "undo every deletion": enqueueActions(({ enqueue, context }) => {
      const undone = context.pending.filter(isDeletion).filter(isUndoable);
      if (undone.length === 0) return;
      for (const deletion of undone) enqueue(stopChild(deletion));
      enqueue.assign({
        pending: context.pending.filter((each) => !isDeletion(each) || !undone.includes(each)),
      });
      const targets = undone.flatMap((deletion) => deletion.getSnapshot().context.targets);
      enqueue(emit({ type: "deletion ended", announcement: { _tag: "DeletionUndone", targets } }));
    }),
    "undo the latest": enqueueActions(({ enqueue, context }) => {
      const latest = context.pending.findLast(isRevocable);
      if (latest !== undefined) enqueue.sendTo(latest, { type: "undo" });
    }),
    "tell how it ended": enqueueActions(({ enqueue, event }) => {
      assertEvent(event, "xstate.done.actor.*");
      for (const announcement of announcementsOf(event.output)) {
        enqueue(emit({ type: "deletion ended", announcement }));
      }
      if ("change" in event.output)
        enqueue(emit({ type: "records changed", targets: changedIn(event.output.results) }));
    }),
    "withdraw the offers it replaces": enqueueActions(({ enqueue, context, event }) => {
      assertEvent(event, "xstate.done.actor.*");
      const { output } = event;
      if (!("change" in output)) return;
      const replaced = context.pending.filter(
        (pending) =>
          isUndoOffer(pending) &&
          replaces(output.change, output.results, pending.getSnapshot().context.change),
      );
      for (const offer of replaced) enqueue(stopChild(offer));
      enqueue.assign({ pending: context.pending.filter((pending) => !replaced.includes(pending)) });
    }),
    // A change is followed by the offer to take it back, and that, where somebody does, by another change.
    "go on from what has ended": assign(({ context, event, spawn }) => {
      assertEvent(event, "xstate.done.actor.*");
      const { actorId, output } = event;
      const count = context.count + 1;
      const change = (undo: Change): Pending =>
        spawn("change", { id: `change ${count}`, input: { change: undo } });
      const begin = (): Pending | undefined => {
        if ("undo" in output) return output.undo && change(output.undo);
        if (!("change" in output)) return undefined;
        if (isFollowedByOffer(output))
          return spawn("undo offer", { id: `undo offer ${count}`, input: output });
        const undo = isOffered(output) ? undoOf(output.change, output.results) : undefined;
        return undo && change(undo);
      };
      const next = begin();
      const others = context.pending.filter(({ id }) => id !== actorId);
      return next === undefined ? { pending: others } : { count, pending: [...others, next] };
    }),
    "forget everything pending": enqueueActions(({ enqueue, context }) => {
      for (const pending of context.pending) enqueue(stopChild(pending));
      enqueue.assign({ pending: [] });
    }),
  },
});
