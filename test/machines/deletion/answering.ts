import * as Result from "effect/Result";
import { createActor, type SimulatedClock } from "xstate";
import type { Change, Edit, Step } from "../../../src/domain/change.ts";
import { type RecordTarget, type Target, UNDO_SECONDS } from "../../../src/domain/deletion.ts";
import type { WriteFailure } from "../../../src/domain/saving-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { changeMachine } from "../../../src/machines/deletion/change.machine.ts";
import { deletionMachine } from "../../../src/machines/deletion/deletion.machine.ts";
import { pendingDeletionMachine } from "../../../src/machines/deletion/pending-deletion.machine.ts";
import { answering, PATIENCE_MS, workActor } from "../../../src/machines/effect-actor.ts";
import type { AppliedEdit } from "../../../src/machines/use-cases/changes/apply-edit.ts";
import { id } from "../../domain/generators.ts";

/** A kitchen to delete or to change; its name says which. */
export const kitchen = (number: number): RecordTarget => ({
  _tag: "kitchens",
  id: id(`k${number}`),
  name: `Kitchen ${number}`,
});

export const kitchens = (count: number): ReadonlyArray<RecordTarget> =>
  Array.from({ length: count }, (_, index) => kitchen(index + 1));

/** Lets seconds go by, one after another: what each of them begins has its time as well. */
export const pass = (clock: SimulatedClock, seconds: number): void => {
  for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
};

/** Lets the time go by in which a deletion may be undone. */
export const passUndo = (clock: SimulatedClock): void => pass(clock, UNDO_SECONDS);

type Deleted = Answer<void, WriteFailure>;

export const GONE: Deleted = Result.succeed(undefined);

/** A server that is asked to delete, and answers when it is told to. */
export const server = (logDefect: (cause: unknown) => void = () => undefined) => {
  const asked: Array<Target> = [];
  const answers: Array<(answer: Deleted) => void> = [];
  const failures: Array<(cause: unknown) => void> = [];
  const aborted: Array<Target> = [];
  return {
    asked,
    aborted,
    deleting: workActor(
      answering(
        (input: Target, signal): Promise<Deleted> => {
          asked.push(input);
          signal.addEventListener("abort", () => aborted.push(input));
          return new Promise((resolve, reject) => {
            answers.push(resolve);
            failures.push(reject);
          });
        },
        logDefect,
        PATIENCE_MS,
      ),
    ),
    answer: async (answer: Deleted) => {
      answers.shift()?.(answer);
      failures.shift();
      await settled();
    },
    break: async (cause: unknown) => {
      answers.shift();
      failures.shift()?.(cause);
      await settled();
    },
  };
};

/** Deletions that such a server is asked for. */
export const deletionsAt = ({ deleting }: Pick<ReturnType<typeof server>, "deleting">) =>
  deletionMachine.provide({
    actors: {
      "pending deletion": pendingDeletionMachine.provide({ actors: { "delete target": deleting } }),
    },
  });

type Applied = Answer<AppliedEdit, WriteFailure>;

export const LIFT: Edit = { _tag: "LiftBan" };
export const CHANGED: Applied = Result.succeed({ isChanged: true, inverse: LIFT });
export const SAME: Applied = Result.succeed({ isChanged: false, inverse: LIFT });

/** A change that is under way, whose steps are answered one by one. */
export const changeBegun = (change: Change) => {
  const asked: Array<RecordTarget> = [];
  const waiting: Array<(answer: Applied) => void> = [];
  const apply = ({ target }: Step): Promise<Applied> => {
    asked.push(target);
    return new Promise((resolve) => void waiting.push(resolve));
  };
  const machine = changeMachine.provide({
    actors: { "apply the edit": workActor(answering(apply, () => undefined, PATIENCE_MS)) },
  });
  const actor = createActor(machine, { input: { change } }).start();
  // Until then nothing is sent.
  actor.send({ type: "network came" });
  const answer = async (said = CHANGED): Promise<void> => {
    waiting.shift()?.(said);
    await settled();
  };
  return { actor, asked, answer };
};

/** Lets everything that is due by now happen. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
