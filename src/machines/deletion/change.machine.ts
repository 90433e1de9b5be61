import { assign, raise, setup, stateIn } from "xstate";
import type { Change, Step, StepResult } from "../../domain/change.ts";
import type { RecordTarget } from "../../domain/deletion.ts";
import { endsTheRest, type WriteFailure } from "../../domain/saving-failure.ts";
import { type Answer, output } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";
import type { AppliedEdit } from "../use-cases/changes/apply-edit.ts";
import type { PendingEvent } from "./pending-event.ts";

/** What came of a change, record by record. */
export interface ChangeOutcome {
  readonly change: Change;
  readonly results: ReadonlyArray<StepResult>;
}

/** A change at its end. */
export interface MadeChange extends ChangeOutcome {
  /** Whether it was to be taken back while it was made. */
  readonly isUnwanted: boolean;
}

interface ChangeContext extends MadeChange {
  readonly kind: "change";
  readonly targets: ReadonlyArray<RecordTarget>;
}

const next = ({ change, results }: ChangeContext): Step | undefined => change.steps[results.length];

const asked = (context: ChangeContext): Step => {
  const step = next(context);
  if (step === undefined) throw new Error("A change goes on with nothing left to change");
  return step;
};

const resultOf = ({ target }: Step, answer: Answer<AppliedEdit, WriteFailure>): StepResult => {
  if (answer._tag === "Failure") return { target, _tag: "Failed", failure: answer.failure };
  return answer.success.isChanged
    ? { target, _tag: "Changed", inverse: answer.success.inverse }
    : { target, _tag: "Same" };
};

/** Whom an answer is about: all that are left where it ends the rest, of which nothing is sent. */
const answered = (context: ChangeContext, answer: Answer<AppliedEdit, WriteFailure>): ReadonlyArray<Step> =>
  answer._tag === "Failure" && endsTheRest(answer.failure)
    ? context.change.steps.slice(context.results.length)
    : [asked(context)];

const shortened = ({ change }: ChangeContext, steps: number): Pick<ChangeContext, "change"> => ({
  change: { ...change, steps: change.steps.slice(0, steps) },
});

/** A confirmed change: one record after the other; without a network the next one waits. What was sent is waited for. */
export const changeMachine = setup({
  types: {
    input: {} as { readonly change: Change },
    context: {} as ChangeContext,
    events: {} as PendingEvent,
    output: {} as MadeChange,
    tags: {} as "undoable" | "sending",
  },
  actors: { "apply the edit": actorSlot<AppliedEdit, WriteFailure, Step>() },
  guards: {
    "there is a network": stateIn({ sending: { network: "there" } }),
    "nothing is left": ({ context }) => next(context) === undefined,
  },
  actions: {
    "keep what was not sent": assign(({ context }) => shortened(context, context.results.length)),
    "keep the rest": assign(({ context }) => shortened(context, context.results.length + 1)),
    "note what came of it": assign(({ context }, answer: Answer<AppliedEdit, WriteFailure>) => ({
      results: [...context.results, ...answered(context, answer).map((step) => resultOf(step, answer))],
    })),
  },
}).createMachine({
  id: "change",
  context: ({ input }) => ({
    kind: "change",
    change: input.change,
    targets: input.change.steps.map(({ target }) => target),
    results: [],
    isUnwanted: false,
  }),
  initial: "sending",
  states: {
    sending: {
      tags: "sending",
      type: "parallel",
      on: { undo: { actions: [assign({ isUnwanted: true }), raise({ type: "stop" })] } },
      states: {
        network: {
          // What is sent at the beginning cannot be stopped any more: whoever began it says that there is one.
          initial: "gone",
          states: {
            there: { on: { "network went": "gone" } },
            gone: { on: { "network came": "there" } },
          },
        },
        steps: {
          initial: "looking for the next",
          states: {
            "looking for the next": {
              always: [
                { guard: "nothing is left", target: "#change.finished" },
                { guard: "there is a network", target: "changing" },
              ],
              on: { stop: { actions: "keep what was not sent" } },
            },
            changing: {
              invoke: {
                id: "apply the edit",
                src: "apply the edit",
                input: ({ context }) => asked(context),
                onDone: {
                  target: "looking for the next",
                  actions: { type: "note what came of it", params: output },
                },
              },
              on: { stop: { actions: "keep the rest" } },
            },
          },
        },
      },
    },
    finished: { type: "final" },
  },
  output: ({ context: { change, results, isUnwanted } }) => ({ change, results, isUnwanted }),
});
