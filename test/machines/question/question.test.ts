import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { type RemoteFailure, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { questionMachine, type Reading } from "../../../src/machines/question/question.machine.ts";

type Told = Answer<number, RemoteFailure>;

const begun = () => {
  const asked: Array<Reading<number>> = [];
  const answers: Array<(answer: Told) => void> = [];
  const actor = createActor(
    questionMachine<number>().provide({
      actors: {
        read: fromPromise<Told, Reading<number>>(({ input }) => {
          asked.push(input);
          return new Promise((answer) => answers.push(answer));
        }),
      },
    }),
  ).start();
  return {
    answer: (answer: Told) => answers.shift()?.(answer),
    asked,
    ask: (reading: Reading<number>) => actor.send({ type: "ask", reading }),
    isAsking: () => actor.getSnapshot().hasTag("asking"),
    said: () => actor.getSnapshot().context.answer,
  };
};

const MEMBERS: Reading<number> = Effect.succeed(3);
const CHOICES: Reading<number> = Effect.succeed(25);

test("what was asked is read, and its answer stays", async () => {
  const { answer, ask, asked, isAsking, said } = begun();
  expect([isAsking(), said()]).toEqual([false, undefined]);
  ask(MEMBERS);
  expect([asked, isAsking(), said()]).toEqual([[MEMBERS], true, undefined]);
  answer(Result.succeed(3));
  await expect.poll(isAsking).toBe(false);
  expect(said()).toEqual(Result.succeed(3));
});

test("asked again, the old answer stays until the new one comes; one that was overtaken is dropped", async () => {
  const { answer, ask, asked, isAsking, said } = begun();
  ask(MEMBERS);
  ask(CHOICES);
  answer(Result.succeed(3));
  answer(Result.fail(Unreachable));
  await expect.poll(isAsking).toBe(false);
  expect([asked, said()]).toEqual([[MEMBERS, CHOICES], Result.fail(Unreachable)]);
});
