import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { changeOf, type Edit } from "../../../src/domain/change.ts";
import type { WriteFailure } from "../../../src/domain/saving-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { changeMachine } from "../../../src/machines/deletion/change.machine.ts";
import { deletionMachine } from "../../../src/machines/deletion/deletion.machine.ts";
import { isUndoOffer } from "../../../src/machines/deletion/pending.ts";
import { unsentOf } from "../../../src/machines/deletion/unsent.ts";
import type { AppliedEdit } from "../../../src/machines/use-cases/changes/apply-edit.ts";
import { deletionsAt, GONE, kitchens, passUndo, server, settled } from "./answering.ts";

const begun = () => {
  const clock = new SimulatedClock();
  const backend = server();
  const actor = createActor(deletionsAt(backend), { clock }).start();
  actor.send({ type: "ask to delete", targets: kitchens(3) });
  actor.send({ type: "confirm" });
  const names = () => unsentOf(actor.getSnapshot().context.pending).map(({ target }) => target.name);
  return { actor, backend, clock, names };
};

test("all of a deletion that can be undone was not sent, and nothing of it once it was", () => {
  const { actor, names } = begun();
  expect(names()).toEqual(["Kitchen 1", "Kitchen 2", "Kitchen 3"]);
  actor.send({ type: "undo everything" });
  expect(names()).toEqual([]);
});

test("of a deletion that is being sent it is what follows the one that is on its way", async () => {
  const { backend, clock, names } = begun();
  passUndo(clock);
  expect(names()).toEqual(["Kitchen 2", "Kitchen 3"]);
  await backend.answer(GONE);
  expect(names()).toEqual(["Kitchen 3"]);
});

test("without a network it is the next one as well", async () => {
  const { actor, backend, clock, names } = begun();
  passUndo(clock);
  actor.send({ type: "network went" });
  await backend.answer(GONE);
  expect(names()).toEqual(["Kitchen 2", "Kitchen 3"]);
});

test("of changes it is what each does, also one that takes another back", () => {
  const { actor } = begun();
  actor.send({ type: "network went" });
  const confirm = (edit: Edit, isUndo: boolean) => {
    actor.send({ type: "ask to change", change: { ...changeOf(kitchens(1), edit), isUndo } });
    actor.send({ type: "confirm" });
  };
  confirm({ _tag: "Ban" }, false);
  confirm({ _tag: "MoveToTribe", tribe: undefined }, false);
  confirm({ _tag: "MoveToTribe", tribe: { id: "t1", name: "Vegans" } }, false);
  confirm({ _tag: "Ban" }, true);
  const told = (deed: string, number = 1) => ({
    deed,
    target: { _tag: "kitchens", name: `Kitchen ${number}` },
  });
  expect(unsentOf(actor.getSnapshot().context.pending)).toEqual([
    told("Delete", 1),
    told("Delete", 2),
    told("Delete", 3),
    told("Ban"),
    told("LeaveTribe"),
    told("MoveToTribe"),
    told("Undo"),
  ]);
});

test("of a change that is being made it is what follows the one that is on its way, and nothing once it is made", async () => {
  const answers: Array<() => void> = [];
  const apply = () =>
    new Promise<Answer<AppliedEdit, WriteFailure>>((answer) => {
      answers.push(() => answer(Result.succeed({ isChanged: true, inverse: { _tag: "LiftBan" } })));
    });
  const actor = createActor(
    deletionMachine.provide({
      actors: { change: changeMachine.provide({ actors: { "apply the edit": fromPromise(apply) } }) },
    }),
  ).start();
  const names = () => unsentOf(actor.getSnapshot().context.pending).map(({ target }) => target.name);
  actor.send({ type: "ask to change", change: changeOf(kitchens(3), { _tag: "Ban" }) });
  actor.send({ type: "confirm" });
  expect(names()).toEqual(["Kitchen 2", "Kitchen 3"]);
  const answer = async () => {
    answers.shift()?.();
    await settled();
    return names();
  };
  expect(await answer()).toEqual(["Kitchen 3"]);
  expect(await answer()).toEqual([]);
  expect(await answer()).toEqual([]);
  expect(actor.getSnapshot().context.pending.map(isUndoOffer)).toEqual([true]);
});
