import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Announcement } from "../../../src/domain/announcement.ts";
import { changeOf, type Edit, type Step } from "../../../src/domain/change.ts";
import { type RecordTarget, UNDO_SECONDS } from "../../../src/domain/deletion.ts";
import { ForbiddenBecause, NotFound } from "../../../src/domain/remote-failure.ts";
import type { WriteFailure } from "../../../src/domain/saving-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { changeMachine } from "../../../src/machines/deletion/change.machine.ts";
import { deletionMachine } from "../../../src/machines/deletion/deletion.machine.ts";
import { isDeletion, isUndoOffer, type Pending } from "../../../src/machines/deletion/pending.ts";
import { deletionView, fatesOf, pendingDeletionsView } from "../../../src/machines/deletion/deletion.view.ts";
import { answering, PATIENCE_MS, workActor } from "../../../src/machines/effect-actor.ts";
import { selectedIn, startSelection } from "../../../src/machines/list/selection.ts";
import type { AppliedEdit } from "../../../src/machines/use-cases/changes/apply-edit.ts";
import { REQUEST } from "../use-cases/lists/listed.ts";
import { kitchen, pass } from "./answering.ts";

const REFUSED = ForbiddenBecause("It is the last one");
const BAN: Edit = { _tag: "Ban" };
const LIFT: Edit = { _tag: "LiftBan" };
const MOVE: Edit = { _tag: "MoveToTribe", tribe: { id: "t1", name: "Vegans" } };

const inverseOf = ({ _tag }: Edit): Edit =>
  _tag === "Ban" ? LIFT : _tag === "LiftBan" ? BAN : { _tag: "MoveToTribe", tribe: undefined };

/** Kitchens that are changed as they are asked to be; one may be refused, by any edit or by some, and one be so already. */
const begun = (
  refused?: RecordTarget,
  same?: RecordTarget,
  refusing: ReadonlyArray<Edit> = [BAN, LIFT, MOVE],
  why: WriteFailure = REFUSED,
) => {
  const clock = new SimulatedClock();
  const applied: Array<Step> = [];
  const told: Array<Announcement> = [];
  let tellings = 0;
  const apply = async (step: Step): Promise<Answer<AppliedEdit, WriteFailure>> => {
    if (step.target.id === refused?.id && refusing.includes(step.edit)) return Result.fail(why);
    applied.push(step);
    return Result.succeed({ isChanged: step.target.id !== same?.id, inverse: inverseOf(step.edit) });
  };
  const actor = createActor(
    deletionMachine.provide({
      actors: {
        change: changeMachine.provide({
          actors: { "apply the edit": workActor(answering(apply, () => undefined, PATIENCE_MS)) },
        }),
      },
    }),
    { clock },
  );
  actor.on("deletion ended", ({ announcement }) => void told.push(announcement));
  actor.on("records changed", () => (tellings += 1));
  actor.start();
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  return {
    actor,
    applied,
    clock,
    settled,
    told,
    view: () => deletionView(actor.getSnapshot(), (event) => actor.send(event)),
    /** How often those who show records were told that some are others. */
    tellings: () => tellings,
    change: async (edit: Edit, ...targets: ReadonlyArray<RecordTarget>) => {
      actor.send({ type: "ask to change", change: changeOf(targets, edit) });
      actor.send({ type: "confirm" });
      await settled();
    },
    undo: async () => {
      actor.send({ type: "undo the latest" });
      await settled();
    },
    network: async (did: "went" | "came") => {
      actor.send({ type: `network ${did}` });
      await settled();
    },
    /** What can be taken back, oldest first. */
    offered: (): ReadonlyArray<Edit> =>
      actor
        .getSnapshot()
        .context.pending.filter(isUndoOffer)
        .map((offer) => offer.getSnapshot().context.change.edit),
  };
};

test("what was changed is taken back record by record, the last one first", async () => {
  const { applied, change, offered, undo } = begun();
  await change(BAN, kitchen(1), kitchen(2));
  expect(offered()).toEqual([BAN]);
  await undo();
  expect(applied).toEqual([
    { target: kitchen(1), edit: BAN },
    { target: kitchen(2), edit: BAN },
    { target: kitchen(2), edit: LIFT, undoes: BAN },
    { target: kitchen(1), edit: LIFT, undoes: BAN },
  ]);
  expect(offered()).toEqual([]);
});

test("a change that is on its way is taken back once it was made, and the rest of it is left", async () => {
  const { actor, applied, offered, settled } = begun();
  const change = changeOf([kitchen(1), kitchen(2)], BAN);
  for (const event of [
    { type: "ask to change", change },
    { type: "confirm" },
    { type: "undo the latest" },
  ] as const)
    actor.send(event);
  await settled();
  expect(applied).toEqual([
    { target: kitchen(1), edit: BAN },
    { target: kitchen(1), edit: LIFT, undoes: BAN },
  ]);
  expect(offered()).toEqual([]);
});

test("once more, it is the one before that is taken back", async () => {
  const { actor, applied, change, settled } = begun();
  await change(BAN, kitchen(1));
  actor.send({ type: "ask to change", change: changeOf([kitchen(2)], BAN) });
  for (const type of ["confirm", "undo the latest", "undo the latest"] as const) actor.send({ type });
  await settled();
  expect(applied.filter(({ edit }) => edit === LIFT).map(({ target }) => target)).toEqual(
    expect.arrayContaining([kitchen(1), kitchen(2)]),
  );
  expect(applied).toHaveLength(4);
});

test("only what was changed is taken back; what was refused is told", async () => {
  const { applied, change, told, undo } = begun(kitchen(1));
  await change(BAN, kitchen(1), kitchen(2));
  expect(told).toEqual([{ _tag: "ChangeFailed", failures: [{ target: kitchen(1), failure: REFUSED }] }]);
  await undo();
  expect(applied.map(({ target, edit }) => [target, edit])).toEqual([
    [kitchen(2), BAN],
    [kitchen(2), LIFT],
  ]);
});

test("where all was refused only that is told", async () => {
  const { change, told } = begun(kitchen(1));
  await change(BAN, kitchen(1));
  expect(told).toEqual([{ _tag: "ChangeFailed", failures: [{ target: kitchen(1), failure: REFUSED }] }]);
});

test("a change can be taken back until its last second is over, and stays after that", async () => {
  const { change, clock, offered } = begun();
  await change(BAN, kitchen(1));
  pass(clock, UNDO_SECONDS - 1);
  expect(offered()).toEqual([BAN]);
  pass(clock, 1);
  expect(offered()).toEqual([]);
});

test("however long it took to make a change, it can be taken back for all of the time", async () => {
  const { actor, clock, offered, settled } = begun();
  const passTenths = (tenths: number): void => {
    for (let tenth = 0; tenth < tenths; tenth += 1) clock.increment(100);
  };
  actor.send({ type: "ask to change", change: changeOf([kitchen(1)], BAN) });
  actor.send({ type: "confirm" });
  passTenths(9);
  await settled();
  passTenths(10 * UNDO_SECONDS - 1);
  expect(offered()).toEqual([BAN]);
  passTenths(1);
  expect(offered()).toEqual([]);
});

test("a change takes the place of an earlier one that it decides again", async () => {
  const { change, offered } = begun();
  await change(BAN, kitchen(1));
  await change(LIFT, kitchen(1));
  expect(offered()).toEqual([LIFT]);
});

test("a change that was refused takes no place: the earlier one can still be taken back", async () => {
  const { applied, change, offered, undo } = begun(kitchen(1), undefined, [LIFT]);
  await change(BAN, kitchen(1));
  await change(LIFT, kitchen(1));
  expect(offered()).toEqual([BAN]);
  await change(BAN, kitchen(2), kitchen(3));
  await change(LIFT, kitchen(2), kitchen(1));
  expect(offered()).toEqual([BAN, BAN, LIFT]);
  await undo();
  expect(applied.at(-1)).toEqual({ target: kitchen(2), edit: BAN, undoes: LIFT });
});

test("where some of what it decides again was refused, an earlier change can still be taken back", async () => {
  const { change, offered } = begun(kitchen(2), undefined, [LIFT]);
  await change(BAN, kitchen(1), kitchen(2));
  await change(LIFT, kitchen(1), kitchen(2));
  expect(offered()).toEqual([BAN, LIFT]);
});

test("a change takes the place of an earlier one also where it was so already", async () => {
  const { change, offered } = begun(undefined, kitchen(2));
  await change(BAN, kitchen(1), kitchen(2));
  await change(LIFT, kitchen(1), kitchen(2));
  expect(offered()).toEqual([LIFT]);
});

test("an offer whose place was taken is over", async () => {
  const { actor, change } = begun();
  await change(BAN, kitchen(1));
  const [replaced] = actor.getSnapshot().context.pending;
  await change(LIFT, kitchen(1));
  expect(replaced?.getSnapshot().status).toBe("stopped");
});

test("an offer names all that was asked to be changed, so that the way back leads to the first of it", async () => {
  const { actor, change } = begun(undefined, kitchen(1));
  await change(BAN, kitchen(1), kitchen(2));
  expect(actor.getSnapshot().context.pending.map((offer) => offer.getSnapshot().context.targets)).toEqual([
    [kitchen(1), kitchen(2)],
  ]);
});

test("an earlier change of more records, or of something else, can still be taken back", async () => {
  const { change, offered } = begun();
  await change(BAN, kitchen(1), kitchen(2));
  await change(MOVE, kitchen(1));
  await change(LIFT, kitchen(1));
  expect(offered()).toEqual([BAN, MOVE, LIFT]);
});

test("what takes a change back is told, and offers nothing any more", async () => {
  const { change, told, tellings, undo } = begun();
  await change(BAN, kitchen(1));
  expect([told, tellings()]).toEqual([[], 1]);
  await undo();
  const taken = { steps: [{ target: kitchen(1), edit: LIFT, undoes: BAN }], edit: BAN, isUndo: true };
  expect(told).toEqual([{ _tag: "RecordsChanged", change: taken, targets: [kitchen(1)] }]);
  expect(tellings()).toBe(2);
  await undo();
  expect(told).toHaveLength(1);
});

test("of what takes a change back it is told what was changed, and what was refused", async () => {
  const { change, told, undo } = begun(kitchen(1), undefined, [LIFT]);
  await change(BAN, kitchen(1), kitchen(2));
  await undo();
  expect(told).toMatchObject([
    { _tag: "RecordsChanged", change: { isUndo: true }, targets: [kitchen(2)] },
    { _tag: "ChangeFailed", failures: [{ target: kitchen(1), failure: REFUSED }] },
  ]);
});

test("of what was so already nothing can be taken back, and no failure is told", async () => {
  const { change, offered, told } = begun(undefined, kitchen(1));
  await change(BAN, kitchen(1));
  expect(offered()).toEqual([]);
  expect(told).toEqual([{ _tag: "RecordsChanged", change: changeOf([kitchen(1)], BAN), targets: [] }]);
});

test.each([
  ["in the whole list what was changed stays selected", REQUEST, [1, 2, 3]],
  [
    "in a list that leaves records out it may be gone, and is not selected any more",
    { ...REQUEST, filters: { status: "active" } },
    [3],
  ],
])("%s", async (_, request, left) => {
  const { actor, change } = begun(kitchen(3));
  const selection = startSelection(actor);
  selection.send({ type: "show", list: "kitchens", request });
  selection.send({ type: "select", targets: [1, 2, 3].map(kitchen) });
  await change(BAN, kitchen(1), kitchen(2), kitchen(3));
  const selected = selectedIn(selection.getSnapshot().context, { list: "kitchens", request });
  expect([...selected.keys()]).toEqual(left.map((number) => kitchen(number).id));
});

test("what was deleted before it could be changed is not selected any more", async () => {
  const { actor, change } = begun(kitchen(2), undefined, [BAN], NotFound());
  const selection = startSelection(actor);
  selection.send({ type: "show", list: "kitchens", request: REQUEST });
  selection.send({ type: "select", targets: [1, 2, 3].map(kitchen) });
  await change(BAN, kitchen(1), kitchen(2), kitchen(3));
  const selected = selectedIn(selection.getSnapshot().context, { list: "kitchens", request: REQUEST });
  expect([...selected.keys()]).toEqual([kitchen(1).id, kitchen(3).id]);
});

test("a change is told apart from a deletion beside it", async () => {
  const { actor, change } = begun();
  const pendingView = () => pendingDeletionsView(actor.getSnapshot(), actor.send);
  const ids = (pending: ReadonlyArray<Pending>) => pending.map(({ id: name }) => name);
  actor.send({ type: "ask to delete", targets: [kitchen(1)] });
  actor.send({ type: "confirm" });
  const begins = change(BAN, kitchen(2));
  expect(ids(pendingView().deletions)).toEqual(["deletion 1"]);
  expect(ids(pendingView().changes)).toEqual(["change 2"]);
  expect([...fatesOf(actor.getSnapshot(), "kitchens")]).toEqual([[kitchen(1).id, "waiting"]]);
  await begins;
  expect(pendingView()).toMatchObject({ changes: [], hasUndoable: true, undoable: 1 });
});

test("all deletions are taken back, and no change", async () => {
  const { actor, change, offered, told } = begun();
  await change(BAN, kitchen(1));
  actor.send({ type: "ask to delete", targets: [kitchen(2)] });
  actor.send({ type: "confirm" });
  const undone = actor.getSnapshot().context.pending.find(isDeletion);
  pendingDeletionsView(actor.getSnapshot(), actor.send).undoAll();
  expect(told).toEqual([{ _tag: "DeletionUndone", targets: [kitchen(2)] }]);
  expect(undone?.getSnapshot().status).toBe("stopped");
  expect(offered()).toEqual([BAN]);
});

test("each change and each offer is an actor of its own", async () => {
  const { actor, change, settled } = begun();
  const ids = (): ReadonlyArray<string> => actor.getSnapshot().context.pending.map((pending) => pending.id);
  await change(BAN, kitchen(1));
  await change(MOVE, kitchen(2));
  expect(ids()).toEqual(["undo offer 2", "undo offer 4"]);
  actor.send({ type: "undo the latest" });
  actor.send({ type: "ask to change", change: changeOf([kitchen(3)], BAN) });
  actor.send({ type: "confirm" });
  expect(ids()).toEqual(["undo offer 2", "change 5", "change 6"]);
  await settled();
});

test("what it is changed to may be chosen while it is asked, and nothing is asked once it is cancelled", async () => {
  const { actor, applied, change, view } = begun();
  const seen = () => {
    const { isAsking, isNeeded, targets, change: shown } = view();
    return [isAsking, isNeeded, targets, shown?.edit];
  };
  expect(seen()).toEqual([false, false, [], undefined]);
  actor.send({ type: "ask to change", change: changeOf([kitchen(1)], BAN) });
  expect(seen()).toEqual([true, true, [], BAN]);
  view().askToChange(changeOf([kitchen(1)], MOVE));
  expect(seen()).toEqual([true, true, [], MOVE]);
  view().cancel();
  expect(seen()).toEqual([false, false, [], undefined]);
  expect(applied).toEqual([]);
  await change(BAN, kitchen(1));
  expect(seen()).toEqual([false, true, [], undefined]);
});

test("a change that is confirmed without a network, or taken back without one, waits for it", async () => {
  const { applied, change, network, undo } = begun();
  await network("went");
  await change(BAN, kitchen(1));
  expect(applied).toEqual([]);
  await network("came");
  expect(applied).toEqual([{ target: kitchen(1), edit: BAN }]);
  await network("went");
  await undo();
  expect(applied).toHaveLength(1);
  await network("came");
  expect(applied.slice(1)).toEqual([{ target: kitchen(1), edit: LIFT, undoes: BAN }]);
});

test("a change that is confirmed after the network came is made at once", async () => {
  const { applied, change, network } = begun();
  await network("went");
  await network("came");
  await change(BAN, kitchen(1));
  expect(applied).toEqual([{ target: kitchen(1), edit: BAN }]);
});
