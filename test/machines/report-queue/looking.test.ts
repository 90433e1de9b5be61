import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { ReportId } from "../../../src/domain/moderation/report-queue.ts";
import type { Presence } from "../../../src/domain/presence.ts";
import type { Records } from "../../../src/domain/records.ts";
import { type RemoteFailure, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { lookingMachine } from "../../../src/machines/report-queue/looking.machine.ts";
import { id } from "../../domain/generators.ts";

type Told = Answer<Records<Presence>, RemoteFailure>;

const ADA: Presence = {
  report: { reportId: id("r1") },
  person: { userId: id("1"), profile: { nombre: "Ada" } },
};
const EDU: Presence = { ...ADA, person: { userId: id("2"), profile: { nombre: "Edu" } } };

const telling = (...items: ReadonlyArray<Presence>): Told => Result.succeed({ items, unreadable: 0 });

const begun = () => {
  const clock = new SimulatedClock();
  const said: Array<ReportId | undefined> = [];
  const answers: Array<(told: Told) => void> = [];
  const actor = createActor(
    lookingMachine.provide({
      actors: {
        "say what is looked at": fromPromise<Told, ReportId | undefined>(({ input }) => {
          said.push(input);
          return new Promise((answer) => answers.push(answer));
        }),
      },
    }),
    { clock, input: { others: [EDU] } },
  ).start();
  return {
    clock,
    said,
    lookAt: (report: ReportId | undefined) => actor.send({ type: "look at", report }),
    answer: async (told: Told) => {
      answers.shift()?.(told);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    others: () => actor.getSnapshot().context.others,
  };
};

test("what is looked at is said at once, and again every ten seconds, before it ends", async () => {
  const { answer, clock, lookAt, others, said } = begun();
  expect([said, others()]).toEqual([[], [EDU]]);
  lookAt(id("r1"));
  expect(said).toEqual([id("r1")]);
  await answer(telling(ADA));
  expect(others()).toEqual([ADA]);
  clock.increment(9_999);
  expect(said).toEqual([id("r1")]);
  clock.increment(1);
  expect(said).toEqual([id("r1"), id("r1")]);
  await answer(telling(ADA, EDU));
  expect(others()).toEqual([ADA, EDU]);
});

test("another report is said at once, also while the last one is being said, whose answer comes to nothing", async () => {
  const { answer, lookAt, others, said } = begun();
  lookAt(id("r1"));
  lookAt(id("r2"));
  lookAt(undefined);
  expect(said).toEqual([id("r1"), id("r2"), undefined]);
  await answer(telling(ADA));
  expect(others()).toEqual([EDU]);
  await answer(telling(ADA));
  await answer(telling());
  expect(others()).toEqual([]);
});

test("where it cannot be asked, nothing is known of anybody", async () => {
  const { answer, lookAt, others } = begun();
  lookAt(id("r1"));
  await answer(Result.fail(Unreachable));
  expect(others()).toEqual([]);
});
