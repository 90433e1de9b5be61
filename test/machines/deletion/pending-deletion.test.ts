import { fc, test as property } from "@fast-check/vitest";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { UNDO_SECONDS } from "../../../src/domain/deletion.ts";
import {
  Forbidden,
  ForbiddenBecause,
  NotFound,
  type RemoteFailure,
  ReplacedToken,
  TimedOut,
  Unauthorized,
  Unreadable,
} from "../../../src/domain/remote-failure.ts";
import { pendingDeletionView } from "../../../src/machines/deletion/deletion.view.ts";
import { pendingDeletionMachine } from "../../../src/machines/deletion/pending-deletion.machine.ts";
import { GONE, kitchen, kitchens, server } from "./answering.ts";

const begun = (count: number) => {
  const bugs: Array<unknown> = [];
  const backend = server((cause) => void bugs.push(cause));
  const actor = createActor(
    pendingDeletionMachine.provide({ actors: { "delete target": backend.deleting } }),
    { input: { targets: kitchens(count) } },
  ).start();
  /** Seconds go by that count. */
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) actor.send({ type: "a second passed" });
  };
  return { actor, backend, bugs, pass };
};

test("nothing is sent in the ten seconds in which it can be undone", () => {
  const { actor, backend, pass } = begun(1);
  pass(UNDO_SECONDS - 1);
  expect(backend.asked).toEqual([]);
  expect(actor.getSnapshot().hasTag("undoable")).toBe(true);
  pass(1);
  expect(backend.asked).toEqual([kitchen(1)]);
  expect(actor.getSnapshot().hasTag("undoable")).toBe(false);
});

test("what the bar shows of it is undone and stopped by what the bar calls", async () => {
  const [first, second] = [begun(1), begun(3)];
  const view = ({ actor }: typeof first) => pendingDeletionView(actor.getSnapshot(), actor.send);
  first.pass(3);
  expect(view(first)).toMatchObject({
    targets: kitchens(1),
    isUndoable: true,
    seconds: UNDO_SECONDS - 3,
    answered: 0,
  });
  view(first).undo();
  expect(first.actor.getSnapshot().status).toBe("done");
  second.pass(UNDO_SECONDS);
  await second.backend.answer(GONE);
  expect(view(second)).toMatchObject({ isUndoable: false, answered: 1 });
  view(second).stop();
  expect(view(second).targets).toEqual(kitchens(2));
});

test("undone at the last second, it never sends anything", () => {
  const { actor, backend, pass } = begun(2);
  pass(UNDO_SECONDS - 1);
  actor.send({ type: "undo" });
  expect(actor.getSnapshot().status).toBe("done");
  expect(backend.asked).toEqual([]);
  expect(actor.getSnapshot().output).toEqual({ targets: kitchens(2), deleted: [], gone: [], undeleted: [] });
});

test("what was sent cannot be undone any more", () => {
  const { actor, backend, pass } = begun(1);
  pass(UNDO_SECONDS);
  actor.send({ type: "undo" });
  expect(actor.getSnapshot().hasTag("sending")).toBe(true);
  expect(backend.aborted).toEqual([]);
});

test("stopping waits for what was sent and keeps the rest", async () => {
  const { actor, backend, pass } = begun(5);
  pass(UNDO_SECONDS);
  await backend.answer(GONE);
  actor.send({ type: "stop" });
  await backend.answer(GONE);
  expect(backend.asked).toEqual([kitchen(1), kitchen(2)]);
  expect(actor.getSnapshot().output).toEqual({
    targets: [kitchen(1), kitchen(2)],
    deleted: [kitchen(1), kitchen(2)],
    gone: [],
    undeleted: [],
  });
});

test("sent at a command, it waits for no second", () => {
  const { actor, backend } = begun(1);
  actor.send({ type: "delete now" });
  expect(backend.asked).toEqual([kitchen(1)]);
});

test("without a network the next target waits, and is asked for once when there is one again", async () => {
  const { actor, backend } = begun(2);
  actor.send({ type: "delete now" });
  actor.send({ type: "network went" });
  await backend.answer(GONE);
  expect(backend.asked).toEqual([kitchen(1)]);
  actor.send({ type: "network came" });
  expect(backend.asked).toEqual(kitchens(2));
  await backend.answer(GONE);
  expect(actor.getSnapshot().output?.deleted).toEqual(kitchens(2));
});

test("stopped without a network, what was not sent is kept", async () => {
  const { actor, backend } = begun(3);
  actor.send({ type: "delete now" });
  actor.send({ type: "network went" });
  await backend.answer(GONE);
  actor.send({ type: "stop" });
  expect(backend.asked).toEqual([kitchen(1)]);
  expect(actor.getSnapshot().output).toEqual({
    targets: [kitchen(1)],
    deleted: [kitchen(1)],
    gone: [],
    undeleted: [],
  });
});

test("what somebody else had deleted is done as well, and told apart", async () => {
  const { actor, backend } = begun(2);
  actor.send({ type: "delete now" });
  await backend.answer(Result.fail(NotFound()));
  await backend.answer(GONE);
  expect(actor.getSnapshot().output).toEqual({
    targets: kitchens(2),
    deleted: [kitchen(2)],
    gone: [kitchen(1)],
    undeleted: [],
  });
});

test.each([
  ["D25: once the session has ended", Unauthorized],
  ["P27: once the role is another", Forbidden],
])("%s nothing more is sent, and the rest is told as not deleted", async (_, failure) => {
  const { actor, backend } = begun(4);
  actor.send({ type: "delete now" });
  await backend.answer(Result.fail(ReplacedToken));
  await backend.answer(GONE);
  await backend.answer(Result.fail(failure));
  expect(backend.asked).toEqual(kitchens(3));
  expect(actor.getSnapshot().output).toEqual({
    targets: kitchens(4),
    deleted: [kitchen(2)],
    gone: [],
    undeleted: [
      { target: kitchen(1), failure: ReplacedToken },
      { target: kitchen(3), failure },
      { target: kitchen(4), failure },
    ],
  });
});

test("a bug counts as not known to be deleted, and is logged", async () => {
  const { actor, backend, bugs, pass } = begun(2);
  const bug = new Error("a bug");
  pass(UNDO_SECONDS);
  await backend.break(bug);
  await backend.answer(GONE);
  expect(bugs).toEqual([bug]);
  expect(actor.getSnapshot().output).toEqual({
    targets: kitchens(2),
    deleted: [kitchen(2)],
    gone: [],
    undeleted: [{ target: kitchen(1), failure: Unreadable }],
  });
});

const failures: fc.Arbitrary<RemoteFailure> = fc.constantFrom(
  ForbiddenBecause("It is the last one"),
  TimedOut,
);
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
    const { actor, backend, pass } = begun(given.length);
    pass(UNDO_SECONDS);
    for (const answer of given) await backend.answer(answer);
    expect(backend.asked).toEqual(kitchens(given.length));
    expect(actor.getSnapshot().output).toEqual({
      targets: kitchens(given.length),
      deleted: kitchens(given.length).filter((_, index) => given[index]?._tag === "Success"),
      gone: [],
      undeleted: given.flatMap((answer, index) =>
        answer._tag === "Failure" ? [{ target: kitchen(index + 1), failure: answer.failure }] : [],
      ),
    });
  },
);
