import { fc, test as property } from "@fast-check/vitest";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { UNDO_MS } from "../../../src/domain/deletion.ts";
import { Forbidden, type RemoteFailure, TimedOut, Unreadable } from "../../../src/domain/remote-failure.ts";
import { pendingDeletionMachine } from "../../../src/machines/deletion/pending-deletion.machine.ts";
import { GONE, kitchen, kitchens, server } from "./answering.ts";

const begun = (count: number) => {
  const clock = new SimulatedClock();
  const bugs: Array<unknown> = [];
  const backend = server((cause) => void bugs.push(cause));
  const actor = createActor(
    pendingDeletionMachine.provide({ actors: { "delete target": backend.deleting } }),
    { clock, input: { targets: kitchens(count) } },
  ).start();
  return { actor, backend, bugs, clock };
};

test("nothing is sent in the five seconds in which it can be undone", () => {
  const { actor, backend, clock } = begun(1);
  clock.increment(UNDO_MS - 1);
  expect(backend.asked).toEqual([]);
  expect(actor.getSnapshot().hasTag("undoable")).toBe(true);
  clock.increment(1);
  expect(backend.asked).toEqual([kitchen(1)]);
  expect(actor.getSnapshot().hasTag("undoable")).toBe(false);
});

test("undone at the last millisecond, it never sends anything", () => {
  const { actor, backend, clock } = begun(2);
  clock.increment(UNDO_MS - 1);
  actor.send({ type: "undo" });
  clock.increment(UNDO_MS);
  expect(backend.asked).toEqual([]);
  expect(actor.getSnapshot().output).toEqual({ targets: kitchens(2), deleted: [], undeleted: [] });
});

test("what was sent cannot be undone any more", () => {
  const { actor, backend, clock } = begun(1);
  clock.increment(UNDO_MS);
  actor.send({ type: "undo" });
  expect(actor.getSnapshot().hasTag("sending")).toBe(true);
  expect(backend.aborted).toEqual([]);
});

test("stopping waits for what was sent and keeps the rest", async () => {
  const { actor, backend, clock } = begun(5);
  clock.increment(UNDO_MS);
  await backend.answer(GONE);
  actor.send({ type: "stop" });
  await backend.answer(GONE);
  expect(backend.asked).toEqual([kitchen(1), kitchen(2)]);
  expect(actor.getSnapshot().output).toEqual({
    targets: [kitchen(1), kitchen(2)],
    deleted: [kitchen(1), kitchen(2)],
    undeleted: [],
  });
});

test("a bug counts as not known to be deleted, and is logged", async () => {
  const { actor, backend, bugs, clock } = begun(2);
  const bug = new Error("a bug");
  clock.increment(UNDO_MS);
  await backend.break(bug);
  await backend.answer(GONE);
  expect(bugs).toEqual([bug]);
  expect(actor.getSnapshot().output).toEqual({
    targets: kitchens(2),
    deleted: [kitchen(2)],
    undeleted: [{ target: kitchen(1), failure: Unreadable }],
  });
});

const failures: fc.Arbitrary<RemoteFailure> = fc.constantFrom(Forbidden, TimedOut);
const answers = fc.array(
  fc.oneof(
    fc.constant(GONE),
    failures.map((failure) => Result.fail(failure)),
  ),
  { minLength: 1, maxLength: 60 },
);

property.prop([answers])(
  "each target is asked for once, in order, and ends in exactly one of the two lists",
  async (given) => {
    const { actor, backend, clock } = begun(given.length);
    clock.increment(UNDO_MS);
    for (const answer of given) await backend.answer(answer);
    expect(backend.asked).toEqual(kitchens(given.length));
    expect(actor.getSnapshot().output).toEqual({
      targets: kitchens(given.length),
      deleted: kitchens(given.length).filter((_, index) => given[index]?._tag === "Success"),
      undeleted: given.flatMap((answer, index) =>
        answer._tag === "Failure" ? [{ target: kitchen(index + 1), failure: answer.failure }] : [],
      ),
    });
  },
);
