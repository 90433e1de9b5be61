import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { changeOf } from "../../../src/domain/change.ts";
import { UNDO_SECONDS } from "../../../src/domain/deletion.ts";
import { Forbidden, NotFound } from "../../../src/domain/remote-failure.ts";
import { cameAbout } from "../../../src/machines/deletion/came-about.ts";
import { pendingDeletionMachine } from "../../../src/machines/deletion/pending-deletion.machine.ts";
import { undoOfferMachine } from "../../../src/machines/deletion/undo-offer.machine.ts";
import { CHANGED, changeBegun, GONE, kitchens, LIFT, SAME, server } from "./answering.ts";

const DENIED = Result.fail(Forbidden);

test.for([
  { what: "all are deleted", answers: [GONE, GONE], came: true },
  { what: "one was gone", answers: [GONE, Result.fail(NotFound())], came: true },
  { what: "all were gone", answers: [Result.fail(NotFound()), Result.fail(NotFound())], came: true },
  { what: "one is refused", answers: [GONE, DENIED], came: false },
])("a deletion came about: $what: $came", async ({ answers, came }) => {
  const backend = server();
  const machine = pendingDeletionMachine.provide({ actors: { "delete target": backend.deleting } });
  const actor = createActor(machine, { input: { targets: kitchens(2) } }).start();
  for (let second = 0; second < UNDO_SECONDS; second += 1) actor.send({ type: "a second passed" });
  for (const answer of answers) await backend.answer(answer);
  expect([actor.getSnapshot().status, cameAbout(actor)]).toEqual(["done", came]);
});

test("a deletion that is undone did not come about", () => {
  const actor = createActor(pendingDeletionMachine, { input: { targets: kitchens(2) } }).start();
  actor.send({ type: "undo" });
  expect([actor.getSnapshot().status, cameAbout(actor)]).toEqual(["done", false]);
});

const BAN = changeOf(kitchens(2), { _tag: "Ban" });
test.for([
  { what: "all are changed", answers: [CHANGED, CHANGED], came: true },
  { what: "one was so before", answers: [SAME, CHANGED], came: true },
  { what: "all were so before", answers: [SAME, SAME], came: false },
  { what: "one is refused", answers: [CHANGED, DENIED], came: false },
])("a change came about: $what: $came", async ({ answers, came }) => {
  const { actor, answer } = changeBegun(BAN);
  for (const said of answers) await answer(said);
  expect([actor.getSnapshot().status, cameAbout(actor)]).toEqual(["done", came]);
});

test("a change that is under way has not come about", async () => {
  const { actor, answer } = changeBegun(BAN);
  await answer();
  expect([actor.getSnapshot().context.results.length, cameAbout(actor)]).toEqual([1, false]);
});

test("what can be undone afterwards is not what was confirmed", () => {
  const results = kitchens(2).map((target) => ({ target, _tag: "Changed" as const, inverse: LIFT }));
  const actor = createActor(undoOfferMachine, { input: { change: BAN, results } }).start();
  expect(cameAbout(actor)).toBe(false);
});
