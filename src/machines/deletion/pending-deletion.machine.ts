import { assign, setup, stateIn } from "xstate";
import { type Target, UNDO_SECONDS, type Undeleted } from "../../domain/deletion.ts";
import { endsTheRest, type WriteFailure } from "../../domain/saving-failure.ts";
import { type Answer, failure, output, succeeded } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";
import type { PendingEvent } from "./pending-event.ts";

/** What came of a confirmed deletion. Nothing in any list but the first means that it was undone. */
export interface DeletionOutcome {
  readonly targets: ReadonlyArray<Target>;
  readonly deleted: ReadonlyArray<Target>;
  /** What somebody else had deleted before. */
  readonly gone: ReadonlyArray<Target>;
  readonly undeleted: ReadonlyArray<Undeleted>;
}

interface PendingContext extends DeletionOutcome {
  readonly kind: "deletion";
  /** How many seconds it may still be undone. */
  readonly seconds: number;
}

/** How many targets have had the server's answer. */
export const answeredOf = ({ deleted, gone, undeleted }: DeletionOutcome): number =>
  deleted.length + gone.length + undeleted.length;

const next = (context: PendingContext): Target | undefined => context.targets[answeredOf(context)];

/** The target that is being asked about. */
const asked = (context: PendingContext): Target => {
  const target = next(context);
  if (target === undefined) throw new Error("A deletion is sent with nothing left to delete");
  return target;
};

/**
 * A confirmed deletion: some seconds in which nothing is sent, then one target after the other. Which seconds count is
 * said from outside; without a network the next target waits.
 */
export const pendingDeletionMachine = setup({
  types: {
    input: {} as { readonly targets: ReadonlyArray<Target> },
    context: {} as PendingContext,
    events: {} as PendingEvent,
    output: {} as DeletionOutcome,
    tags: {} as "undoable" | "sending",
  },
  actors: { "delete target": actorSlot<void, WriteFailure, Target>() },
  guards: {
    "it was the last second": ({ context }) => context.seconds === 1,
    "there is a network": stateIn({ sending: { network: "there" } }),
    "it is gone": succeeded,
    "it was gone": (_, answer: Answer<void, WriteFailure>) =>
      answer._tag === "Failure" && answer.failure._tag === "NotFound",
    "nothing is left": ({ context }) => next(context) === undefined,
  },
  actions: {
    "count the second": assign(({ context }) => ({ seconds: context.seconds - 1 })),
    // What was sent is waited for.
    "keep the rest": assign(({ context }) => ({
      targets: context.targets.slice(0, answeredOf(context) + 1),
    })),
    "keep what was not sent": assign(({ context }) => ({
      targets: context.targets.slice(0, answeredOf(context)),
    })),
    "note that it is gone": assign(({ context }) => ({ deleted: [...context.deleted, asked(context)] })),
    "note that it was gone": assign(({ context }) => ({ gone: [...context.gone, asked(context)] })),
    // Of a rest that would fail alike nothing is sent: it is not deleted for the same reason.
    "note why it is not": assign(({ context }, answer: Answer<void, WriteFailure>) => {
      const why = failure(answer);
      const rest = context.targets.slice(answeredOf(context));
      const undeleted = endsTheRest(why) ? rest : [asked(context)];
      return { undeleted: [...context.undeleted, ...undeleted.map((target) => ({ target, failure: why }))] };
    }),
  },
}).createMachine({
  id: "pending deletion",
  context: ({ input }) => ({
    kind: "deletion",
    targets: input.targets,
    deleted: [],
    gone: [],
    undeleted: [],
    seconds: UNDO_SECONDS,
  }),
  initial: "may be undone",
  states: {
    "may be undone": {
      tags: "undoable",
      on: {
        "a second passed": [
          { guard: "it was the last second", target: "sending" },
          { actions: "count the second" },
        ],
        undo: "undone",
        "delete now": "sending",
      },
    },
    sending: {
      tags: "sending",
      type: "parallel",
      states: {
        network: {
          initial: "there",
          states: {
            there: { on: { "network went": "gone" } },
            gone: { on: { "network came": "there" } },
          },
        },
        targets: {
          initial: "looking for the next",
          states: {
            "looking for the next": {
              always: [
                { guard: "nothing is left", target: "#pending deletion.finished" },
                { guard: "there is a network", target: "deleting" },
              ],
              on: { stop: { actions: "keep what was not sent" } },
            },
            deleting: {
              invoke: {
                id: "delete target",
                src: "delete target",
                input: ({ context }) => asked(context),
                onDone: [
                  {
                    guard: { type: "it is gone", params: output },
                    target: "looking for the next",
                    actions: "note that it is gone",
                  },
                  {
                    guard: { type: "it was gone", params: output },
                    target: "looking for the next",
                    actions: "note that it was gone",
                  },
                  {
                    target: "looking for the next",
                    actions: { type: "note why it is not", params: output },
                  },
                ],
              },
              on: { stop: { actions: "keep the rest" } },
            },
          },
        },
      },
    },
    undone: { type: "final" },
    finished: { type: "final" },
  },
  output: ({ context: { targets, deleted, gone, undeleted } }) => ({ targets, deleted, gone, undeleted }),
});
