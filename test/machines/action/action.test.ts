import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Announcement } from "../../../src/domain/announcement.ts";
import { Forbidden } from "../../../src/domain/remote-failure.ts";
import { type Acted, type Action, actionMachine } from "../../../src/machines/action/action.machine.ts";

const begun = () => {
  const asked: Array<Action> = [];
  const answers: Array<(answer: Acted) => void> = [];
  const told: Array<Acted> = [];
  const actor = createActor(
    actionMachine.provide({
      actors: {
        act: fromPromise<Acted, Action>(({ input }) => {
          asked.push(input);
          return new Promise((answer) => answers.push(answer));
        }),
      },
    }),
  );
  actor.on("ended", ({ answer }) => void told.push(answer));
  actor.start();
  return {
    answer: (answer: Acted) => answers.shift()?.(answer),
    asked,
    isBusy: () => actor.getSnapshot().hasTag("busy"),
    press: (action: Action) => actor.send({ type: "act", action }),
    told,
  };
};

const NEWS: Announcement = { _tag: "NotCopied" };
const DONE = Result.succeed(NEWS);

const BAN: Action = Effect.succeed(NEWS);
const LIFT: Action = Effect.as(Effect.void, NEWS);

test("what was pressed is done, alone, and what came of it is told once it has answered", async () => {
  const { answer, asked, isBusy, press, told } = begun();
  press(BAN);
  press(LIFT);
  expect([asked, isBusy(), told]).toEqual([[BAN], true, []]);
  answer(DONE);
  await expect.poll(isBusy).toBe(false);
  expect(told).toEqual([DONE]);
});

test("a failure is told as one, and the next press counts again", async () => {
  const { answer, asked, isBusy, press, told } = begun();
  press(BAN);
  answer(Result.fail(Forbidden));
  await expect.poll(isBusy).toBe(false);
  press(LIFT);
  expect(asked).toEqual([BAN, LIFT]);
  expect(told).toEqual([Result.fail(Forbidden)]);
});
