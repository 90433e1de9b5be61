import * as Result from "effect/Result";
import { fromPromise } from "xstate";
import type { Target } from "../../../src/domain/deletion.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { id } from "../../domain/generators.ts";

/** A kitchen to delete; its name says which. */
export const kitchen = (number: number): Target => ({
  _tag: "kitchens",
  id: id(`k${number}`),
  name: `Kitchen ${number}`,
});

export const kitchens = (count: number): ReadonlyArray<Target> =>
  Array.from({ length: count }, (_, index) => kitchen(index + 1));

export const GONE: Result.Result<void, RemoteFailure> = Result.succeed(undefined);

/** A server that is asked to delete, and answers when it is told to. */
export const server = () => {
  const asked: Array<Target> = [];
  const answers: Array<(answer: Result.Result<void, RemoteFailure>) => void> = [];
  const failures: Array<(cause: unknown) => void> = [];
  const aborted: Array<Target> = [];
  return {
    asked,
    aborted,
    deleting: fromPromise<Result.Result<void, RemoteFailure>, Target>(({ input, signal }) => {
      asked.push(input);
      signal.addEventListener("abort", () => aborted.push(input));
      return new Promise((resolve, reject) => {
        answers.push(resolve);
        failures.push(reject);
      });
    }),
    answer: async (answer: Result.Result<void, RemoteFailure>) => {
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

/** Lets everything that is due by now happen. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
