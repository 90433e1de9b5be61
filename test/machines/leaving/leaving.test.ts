import { expect, test } from "vitest";
import { createActor } from "xstate";
import { leavingMachine } from "../../../src/machines/leaving/leaving.machine.ts";
import { leavingView } from "../../../src/machines/leaving/leaving.view.ts";

const begun = () => {
  const told: Array<string> = [];
  const actor = createActor(leavingMachine);
  for (const type of ["leave", "asked", "answered"] as const) actor.on(type, () => void told.push(type));
  actor.start();
  return { actor, told, view: () => leavingView(actor.getSnapshot(), actor.send) };
};

test("D63: where nothing would be lost, logging out asks nothing", () => {
  const { actor, told, view } = begun();
  actor.send({ type: "log out", wouldLose: false });
  expect(told).toEqual(["leave"]);
  expect(view().isAsking).toBe(false);
});

test("D63: else it asks, and whoever stays has lost nothing", () => {
  const { actor, told, view } = begun();
  actor.send({ type: "log out", wouldLose: true });
  expect(view().isAsking).toBe(true);
  view().stay();
  expect(told).toEqual(["asked", "answered"]);
});

test("D63: whoever discards leaves", () => {
  const { actor, told, view } = begun();
  actor.send({ type: "log out", wouldLose: true });
  view().discard();
  expect(told).toEqual(["asked", "answered", "leave"]);
});

test("D63: once nothing is left to lose, logging out goes on by itself", () => {
  const { actor, told } = begun();
  actor.send({ type: "nothing is left to lose" });
  actor.send({ type: "log out", wouldLose: true });
  actor.send({ type: "nothing is left to lose" });
  expect(told).toEqual(["asked", "answered", "leave"]);
});

test.for(["a deletion failed", "session ended"] as const)("D63: %s, and nobody is asked any more", (type) => {
  const { actor, told, view } = begun();
  actor.send({ type: "log out", wouldLose: true });
  actor.send({ type });
  expect(view().isAsking).toBe(false);
  expect(told).toEqual(["asked", "answered"]);
});
