import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { changeOf, type Edit } from "../../../src/domain/change.ts";
import { unsentOf } from "../../../src/machines/deletion/unsent.ts";
import { deletionsAt, GONE, kitchens, passUndo, server } from "./answering.ts";

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
  const [first] = kitchens(1);
  if (first?._tag !== "kitchens") throw new Error("Expected a kitchen");
  const target = first;
  actor.send({ type: "undo everything" });
  actor.send({ type: "network went" });
  const confirm = (edit: Edit, isUndo: boolean) => {
    actor.send({ type: "ask to change", change: { ...changeOf([target], edit), isUndo } });
    actor.send({ type: "confirm" });
  };
  confirm({ _tag: "Ban" }, false);
  confirm({ _tag: "MoveToTribe", tribe: undefined }, false);
  confirm({ _tag: "MoveToTribe", tribe: { id: "t1", name: "Vegans" } }, false);
  confirm({ _tag: "Ban" }, true);
  expect(unsentOf(actor.getSnapshot().context.pending).map(({ deed }) => deed)).toEqual([
    "Ban",
    "LeaveTribe",
    "MoveToTribe",
    "Undo",
  ]);
});
