import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Announcement } from "../../../src/domain/announcement.ts";
import { type Target, UNDO_MS } from "../../../src/domain/deletion.ts";
import { Forbidden } from "../../../src/domain/remote-failure.ts";
import { deletionMachine } from "../../../src/machines/deletion/deletion.machine.ts";
import {
  deletionView,
  hasPendingDeletions,
  isPendingDeletion,
} from "../../../src/machines/deletion/deletion.view.ts";
import { pendingDeletionMachine } from "../../../src/machines/deletion/pending-deletion.machine.ts";
import { GONE, kitchen, kitchens, server } from "./answering.ts";

const begun = () => {
  const clock = new SimulatedClock();
  const backend = server();
  const told: Array<Announcement> = [];
  const actor = createActor(
    deletionMachine.provide({
      actors: {
        "pending deletion": pendingDeletionMachine.provide({
          actors: { "delete target": backend.deleting },
        }),
      },
    }),
    { clock },
  );
  actor.on("deletion ended", ({ announcement }) => void told.push(announcement));
  actor.start();
  const confirm = (...targets: ReadonlyArray<Target>) => {
    actor.send({ type: "ask to delete", targets });
    actor.send({ type: "confirm" });
  };
  return { actor, backend, clock, confirm, told };
};

test("nothing is pending before the question is answered", () => {
  const { actor } = begun();
  actor.send({ type: "ask to delete", targets: kitchens(2) });
  expect(deletionView(actor.getSnapshot(), actor.send)).toMatchObject({
    isAsking: true,
    targets: kitchens(2),
  });
  actor.send({ type: "cancel" });
  expect(deletionView(actor.getSnapshot(), actor.send)).toMatchObject({ isAsking: false, targets: [] });
  expect(hasPendingDeletions(actor.getSnapshot())).toBe(false);
});

test("the latest deletion is taken back first, and one that is on its way is left alone", () => {
  const { actor, backend, clock, confirm, told } = begun();
  confirm(kitchen(1));
  clock.increment(UNDO_MS);
  confirm(kitchen(2));
  confirm(kitchen(3));
  for (let time = 0; time < 3; time += 1) actor.send({ type: "undo the latest" });
  expect(told).toEqual([
    { _tag: "DeletionUndone", targets: [kitchen(3)] },
    { _tag: "DeletionUndone", targets: [kitchen(2)] },
  ]);
  expect(backend.asked).toEqual([kitchen(1)]);
  expect(isPendingDeletion(actor.getSnapshot(), kitchen(1))).toBe(true);
});

test("success is told only after the server's answer", async () => {
  const { actor, backend, clock, confirm, told } = begun();
  confirm(kitchen(1));
  expect(isPendingDeletion(actor.getSnapshot(), kitchen(1))).toBe(true);
  expect(isPendingDeletion(actor.getSnapshot(), kitchen(2))).toBe(false);
  clock.increment(UNDO_MS);
  expect(told).toEqual([]);
  await backend.answer(GONE);
  expect(told).toEqual([{ _tag: "ItemsDeleted", targets: [kitchen(1)] }]);
  expect(hasPendingDeletions(actor.getSnapshot())).toBe(false);
});

test("several are pending, each with its own undo", async () => {
  const { actor, backend, clock, confirm, told } = begun();
  confirm(kitchen(1));
  clock.increment(UNDO_MS / 2);
  confirm(kitchen(2));
  actor.getSnapshot().context.pending[1]?.send({ type: "undo" });
  clock.increment(UNDO_MS);
  await backend.answer(GONE);
  expect(backend.asked).toEqual([kitchen(1)]);
  expect(told).toEqual([
    { _tag: "DeletionUndone", targets: [kitchen(2)] },
    { _tag: "ItemsDeleted", targets: [kitchen(1)] },
  ]);
});

test("what was not deleted is told beside what was", async () => {
  const { backend, clock, confirm, told } = begun();
  confirm(kitchen(1), kitchen(2));
  clock.increment(UNDO_MS);
  await backend.answer(Result.fail(Forbidden));
  await backend.answer(GONE);
  expect(told).toEqual([
    { _tag: "ItemsDeleted", targets: [kitchen(2)] },
    { _tag: "DeletionFailed", undeleted: [{ target: kitchen(1), failure: Forbidden }] },
  ]);
});

test("when the session ends, what may still be undone is never sent, and nothing more is told", () => {
  const { actor, backend, clock, confirm, told } = begun();
  confirm(kitchen(1));
  actor.send({ type: "ask to delete", targets: [kitchen(2)] });
  actor.send({ type: "session ended" });
  clock.increment(UNDO_MS);
  expect(backend.asked).toEqual([]);
  expect(told).toEqual([]);
  expect(deletionView(actor.getSnapshot(), actor.send).isAsking).toBe(false);
  expect(hasPendingDeletions(actor.getSnapshot())).toBe(false);
});
