import { assign, setup } from "xstate";
import { type Target, UNDO_MS, type Undeleted } from "../../domain/deletion.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { type Answer, failure, output } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

interface PendingContext {
  readonly targets: ReadonlyArray<Target>;
  readonly deleted: ReadonlyArray<Target>;
  readonly undeleted: ReadonlyArray<Undeleted>;
}

/** What came of a confirmed deletion. Nothing in either list means that it was undone. */
export type DeletionOutcome = PendingContext;

const target = ({ targets, deleted, undeleted }: PendingContext): Target | undefined =>
  targets[deleted.length + undeleted.length];

/** A confirmed deletion: five seconds in which nothing is sent, then one target after the other. */
export const pendingDeletionMachine = setup({
  types: {
    input: {} as { readonly targets: ReadonlyArray<Target> },
    context: {} as PendingContext,
    events: {} as { readonly type: "undo" } | { readonly type: "stop" },
    output: {} as DeletionOutcome,
    tags: {} as "undoable" | "sending",
  },
  actors: { "delete target": actorSlot<void, RemoteFailure, Target>() },
  delays: { "it may no longer be undone": UNDO_MS },
  guards: {
    "it is gone": (_, answer: Answer<void, RemoteFailure>) => answer._tag === "Success",
    "another is left": ({ context }) => target(context) !== undefined,
  },
  actions: {
    // What was sent is waited for.
    "keep the rest": assign(({ context: { targets, deleted, undeleted } }) => ({
      targets: targets.slice(0, deleted.length + undeleted.length + 1),
    })),
    "note that it is gone": assign(({ context }) => {
      const done = target(context);
      return done === undefined ? {} : { deleted: [...context.deleted, done] };
    }),
    "note why it is not": assign(({ context }, answer: Answer<void, RemoteFailure>) => {
      const kept = target(context);
      return kept === undefined
        ? {}
        : { undeleted: [...context.undeleted, { target: kept, failure: failure(answer) }] };
    }),
  },
}).createMachine({
  id: "pending deletion",
  context: ({ input }) => ({ targets: input.targets, deleted: [], undeleted: [] }),
  initial: "may be undone",
  states: {
    "may be undone": {
      tags: "undoable",
      on: { undo: "undone" },
      after: { "it may no longer be undone": "looking for the next" },
    },
    "looking for the next": {
      always: [{ guard: "another is left", target: "deleting" }, { target: "finished" }],
    },
    deleting: {
      tags: "sending",
      invoke: {
        id: "delete target",
        src: "delete target",
        input: ({ context }) => {
          const next = target(context);
          if (next === undefined) throw new Error("A deletion began with nothing left to delete");
          return next;
        },
        onDone: [
          {
            guard: { type: "it is gone", params: output },
            target: "looking for the next",
            actions: "note that it is gone",
          },
          { target: "looking for the next", actions: { type: "note why it is not", params: output } },
        ],
      },
      on: { stop: { actions: "keep the rest" } },
    },
    undone: { type: "final" },
    finished: { type: "final" },
  },
  output: ({ context }) => context,
});
