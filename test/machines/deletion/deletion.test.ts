import * as Result from "effect/Result";
import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Announcement } from "../../../src/domain/announcement.ts";
import { type Target, UNDO_SECONDS } from "../../../src/domain/deletion.ts";
import { ForbiddenBecause, NotFound } from "../../../src/domain/remote-failure.ts";
import { isDeletion } from "../../../src/machines/deletion/pending.ts";
import {
  areSameFates,
  deletionView,
  fateOf,
  fatesOf,
  hasUnfinished,
  isPendingDeletion,
  pendingDecisions,
  pendingDeletionsView,
} from "../../../src/machines/deletion/deletion.view.ts";
import { id as idOf } from "../../domain/generators.ts";
import { deletionsAt, GONE, kitchen, kitchens, pass, passUndo, server } from "./answering.ts";

const begun = () => {
  const clock = new SimulatedClock();
  const backend = server();
  const told: Array<Announcement> = [];
  const actor = createActor(deletionsAt(backend), { clock });
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
  deletionView(actor.getSnapshot(), actor.send).cancel();
  expect(deletionView(actor.getSnapshot(), actor.send)).toMatchObject({ isAsking: false, targets: [] });
  expect(hasUnfinished(actor.getSnapshot())).toBe(false);
});

test("all of what was asked about pends once it is confirmed", () => {
  const { actor } = begun();
  actor.send({ type: "ask to delete", targets: kitchens(2) });
  deletionView(actor.getSnapshot(), actor.send).confirm();
  expect(pendingDeletionsView(actor.getSnapshot(), actor.send)).toMatchObject({
    isOffline: false,
    isAskedAbout: false,
    standsStill: false,
    undoable: 1,
  });
  for (const target of kitchens(2)) expect(isPendingDeletion(actor.getSnapshot(), target)).toBe(true);
  expect(isPendingDeletion(actor.getSnapshot(), kitchen(3))).toBe(false);
});

test("whoever watches looks again once what waited is being sent", () => {
  const { actor, confirm } = begun();
  confirm(kitchen(1));
  const before = actor.getSnapshot();
  pendingDeletionsView(before, actor.send).deleteNow();
  expect(actor.getSnapshot()).not.toBe(before);
  expect(pendingDeletionsView(actor.getSnapshot(), actor.send).undoable).toBe(0);
});

test("the latest deletion is taken back first, and one that is on its way is left alone", () => {
  const { actor, backend, clock, confirm, told } = begun();
  confirm(kitchen(1));
  passUndo(clock);
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
  passUndo(clock);
  expect(told).toEqual([]);
  await backend.answer(GONE);
  expect(told).toEqual([{ _tag: "ItemsDeleted", targets: [kitchen(1)] }]);
  expect(hasUnfinished(actor.getSnapshot())).toBe(false);
});

test("several are pending, each with its own undo", async () => {
  const { actor, backend, clock, confirm, told } = begun();
  confirm(kitchen(1));
  pass(clock, UNDO_SECONDS / 2);
  confirm(kitchen(2));
  actor.getSnapshot().context.pending[1]?.send({ type: "undo" });
  passUndo(clock);
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
  passUndo(clock);
  const refused = ForbiddenBecause("It is the last one");
  await backend.answer(Result.fail(refused));
  await backend.answer(GONE);
  expect(told).toEqual([
    { _tag: "ItemsDeleted", targets: [kitchen(2)] },
    { _tag: "DeletionFailed", undeleted: [{ target: kitchen(1), failure: refused }] },
  ]);
});

const HOLDS = {
  "the pointer is on the bar": ["pointer came", "pointer left"],
  "the focus is in the bar": ["focus came", "focus left"],
  "no bar is drawn": ["bar went", "bar came"],
  "the page is hidden": ["page hid", "page showed"],
  "there is no network": ["network went", "network came"],
  "it is asked about leaving": ["leaving was asked", "leaving was answered"],
} as const;

test.for(Object.entries(HOLDS))("D62: time stands still while %s", ([, [begin, end]]) => {
  const { actor, backend, clock, confirm } = begun();
  const secondsOf = () => actor.getSnapshot().context.pending.find(isDeletion)?.getSnapshot().context.seconds;
  confirm(kitchen(1));
  pass(clock, 4);
  actor.send({ type: begin });
  pass(clock, 60);
  expect(pendingDeletionsView(actor.getSnapshot(), actor.send).standsStill).toBe(true);
  expect(secondsOf()).toBe(UNDO_SECONDS - 4);
  expect(backend.asked).toEqual([]);
  actor.send({ type: end });
  pass(clock, UNDO_SECONDS - 5);
  expect(backend.asked).toEqual([]);
  pass(clock, 1);
  expect(backend.asked).toEqual([kitchen(1)]);
});

test("D62: what is confirmed while time stands still waits as well, and one reason of two is enough", () => {
  const { actor, backend, clock, confirm } = begun();
  actor.send({ type: "network went" });
  actor.send({ type: "page hid" });
  confirm(kitchen(1));
  passUndo(clock);
  actor.send({ type: "page showed" });
  passUndo(clock);
  expect(backend.asked).toEqual([]);
  actor.send({ type: "network came" });
  passUndo(clock);
  expect(backend.asked).toEqual([kitchen(1)]);
});

test("D62: sent at a command at once, but never without a network", () => {
  const { actor, backend, confirm } = begun();
  const view = () => pendingDeletionsView(actor.getSnapshot(), actor.send);
  confirm(kitchen(1));
  actor.send({ type: "network went" });
  expect(view().isOffline).toBe(true);
  view().deleteNow();
  expect(backend.asked).toEqual([]);
  actor.send({ type: "network came" });
  expect(view().isOffline).toBe(false);
  expect(backend.asked).toEqual([]);
  view().deleteNow();
  expect(backend.asked).toEqual([kitchen(1)]);
});

test("D62: without a network the next of several waits for it", async () => {
  const { actor, backend, clock, confirm } = begun();
  confirm(...kitchens(2));
  passUndo(clock);
  actor.send({ type: "network went" });
  await backend.answer(GONE);
  expect(backend.asked).toEqual([kitchen(1)]);
  actor.send({ type: "network came" });
  expect(backend.asked).toEqual(kitchens(2));
});

test("D62: what is confirmed later has all of its first second", () => {
  const { actor, clock, confirm } = begun();
  const seconds = () =>
    actor
      .getSnapshot()
      .context.pending.filter(isDeletion)
      .map((pending) => pending.getSnapshot().context.seconds);
  confirm(kitchen(1));
  clock.increment(900);
  confirm(kitchen(2));
  clock.increment(900);
  expect(seconds()).toEqual([UNDO_SECONDS, UNDO_SECONDS]);
  clock.increment(100);
  expect(seconds()).toEqual([UNDO_SECONDS - 1, UNDO_SECONDS - 1]);
});

test("D62: what ends leaves the second as it is in which it does", async () => {
  const { actor, backend, clock, confirm } = begun();
  confirm(kitchen(1));
  passUndo(clock);
  confirm(kitchen(2));
  clock.increment(500);
  await backend.answer(GONE);
  clock.increment(500);
  const [left] = actor.getSnapshot().context.pending.filter(isDeletion);
  expect(left?.getSnapshot().context.seconds).toBe(UNDO_SECONDS - 1);
});

test("D63: they are asked about before logging out, until it was answered or the session ended", () => {
  const { actor } = begun();
  const isAskedAbout = () => pendingDeletionsView(actor.getSnapshot(), actor.send).isAskedAbout;
  for (const end of ["leaving was answered", "session ended"] as const) {
    actor.send({ type: "leaving was asked" });
    expect(isAskedAbout()).toBe(true);
    actor.send({ type: end });
    expect(isAskedAbout()).toBe(false);
  }
});

test("D62: everything that was not sent is taken back at once, and told of once", () => {
  const { actor, backend, clock, confirm, told } = begun();
  confirm(kitchen(1));
  passUndo(clock);
  confirm(kitchen(2));
  confirm(kitchen(3));
  pendingDeletionsView(actor.getSnapshot(), actor.send).undoAll();
  expect(told).toEqual([{ _tag: "DeletionUndone", targets: [kitchen(2), kitchen(3)] }]);
  pendingDeletionsView(actor.getSnapshot(), actor.send).undoAll();
  expect(told).toHaveLength(1);
  expect(actor.getSnapshot().context.pending.filter(isDeletion)).toHaveLength(1);
  passUndo(clock);
  expect(backend.asked).toEqual([kitchen(1)]);
});

test("one that may still be undone is told beside one that is on its way", () => {
  const { actor, clock, confirm } = begun();
  const view = () => pendingDeletionsView(actor.getSnapshot(), actor.send);
  expect(view()).toMatchObject({ hasUndoable: false, undoable: 0 });
  confirm(kitchen(1));
  passUndo(clock);
  expect(view()).toMatchObject({ hasUndoable: false, undoable: 0 });
  confirm(kitchen(2));
  expect(view()).toMatchObject({ hasUndoable: true, undoable: 1 });
});

test("one decision among all that is pending is enough to say that it is sent", () => {
  const { actor, confirm } = begun();
  const hasDecisions = () => pendingDeletionsView(actor.getSnapshot(), actor.send).hasDecisions;
  expect(hasDecisions()).toBe(false);
  confirm(kitchen(1));
  expect(hasDecisions()).toBe(false);
  confirm(kitchen(2), { _tag: "Report", id: idOf("r1"), name: "La Mesa" });
  expect(hasDecisions()).toBe(true);
});

test("what was decided of reports is told until it has ended, and nothing that is deleted beside it", async () => {
  const { actor, backend, clock, confirm } = begun();
  const decision: Target = { _tag: "Report", id: idOf("r1"), name: "La Mesa" };
  confirm(kitchen(1));
  expect(pendingDecisions(actor.getSnapshot())).toEqual([]);
  confirm(kitchen(2), decision);
  expect(pendingDecisions(actor.getSnapshot())).toEqual([decision]);
  passUndo(clock);
  for (let answers = 0; answers < 3; answers += 1) await backend.answer(GONE);
  expect(pendingDecisions(actor.getSnapshot())).toEqual([]);
});

test("what is pending already is not asked about again", () => {
  const { actor, backend, clock, confirm } = begun();
  confirm(kitchen(1));
  actor.send({ type: "ask to delete", targets: [kitchen(1)] });
  expect(deletionView(actor.getSnapshot(), actor.send).isAsking).toBe(false);
  confirm(kitchen(1), kitchen(2));
  passUndo(clock);
  expect(backend.asked).toEqual(kitchens(2));
});

test("who is removed from one tribe may be removed from another as well", () => {
  const { actor, confirm } = begun();
  const member = (tribe: string): Target => ({
    _tag: "Membership",
    id: idOf("u1"),
    tribeId: idOf(tribe),
    tribeName: tribe,
    name: "Ada",
  });
  confirm(member("t1"));
  expect(fateOf(actor.getSnapshot(), member("t1"))).toBe("waiting");
  expect(fateOf(actor.getSnapshot(), member("t2"))).toBeUndefined();
  confirm(member("t2"));
  expect(actor.getSnapshot().context.pending).toHaveLength(2);
});

test("a kitchen that is banned for one report may be banned for a later one as well", () => {
  const { actor, confirm } = begun();
  const banFor = (report: string): Target => ({
    _tag: "KitchenBan",
    id: idOf("k1"),
    name: "La Mesa",
    reason: "Spam",
    reports: [idOf(report)],
  });
  confirm(banFor("r1"));
  confirm(banFor("r2"));
  confirm(banFor("r2"));
  expect(actor.getSnapshot().context.pending).toHaveLength(2);
});

test("a row is told that its record waits, then that it is being deleted", async () => {
  const { actor, backend, clock, confirm } = begun();
  const fates = () => [...fatesOf(actor.getSnapshot(), "kitchens")];
  confirm(kitchen(1), kitchen(2));
  expect(fates()).toEqual([
    [kitchen(1).id, "waiting"],
    [kitchen(2).id, "waiting"],
  ]);
  expect(fatesOf(actor.getSnapshot(), "tribes").size).toBe(0);
  passUndo(clock);
  expect(fates()).toEqual([
    [kitchen(1).id, "deleting"],
    [kitchen(2).id, "deleting"],
  ]);
  await backend.answer(GONE);
  await backend.answer(GONE);
  expect(fates()).toEqual([]);
});

test("fates are the same when the same records have the same", () => {
  const fates = new Map([
    ["1", "waiting"],
    ["2", "deleting"],
  ] as const);
  expect(areSameFates(fates, new Map([...fates].reverse()))).toBe(true);
  expect(areSameFates(new Map(), new Map())).toBe(true);
  expect(areSameFates(fates, new Map([["1", "waiting"]]))).toBe(false);
  expect(areSameFates(new Map([["1", "waiting"]]), fates)).toBe(false);
  expect(areSameFates(fates, new Map([...fates, ["2", "waiting"]]))).toBe(false);
});

test("what somebody else had deleted is told apart", async () => {
  const { backend, clock, confirm, told } = begun();
  confirm(kitchen(1));
  passUndo(clock);
  await backend.answer(Result.fail(NotFound()));
  expect(told).toEqual([{ _tag: "ItemsWereGone", targets: [kitchen(1)] }]);
});

const QUARTER_MS = 250;

const NO_BAR = Object.keys(HOLDS).indexOf("no bar is drawn");

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }).map((quarters) => ({ quarters })) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(...Object.values(HOLDS).flat()).map((event) => ({ event })),
    },
    { weight: 2, arbitrary: fc.constant({ event: "confirm" as const }) },
    { weight: 1, arbitrary: fc.constantFrom("undo the latest" as const).map((event) => ({ event })) },
  ),
  { maxLength: 40, size: "max" },
);

property.prop([steps])(
  "D62: paused time never counts, nothing is sent twice, and nothing without a network",
  (script) => {
    const { actor, backend, clock, confirm } = begun();
    const held = new Set<number>();
    /** How long each that was confirmed had in which nothing held it, in milliseconds. */
    const had = new Map<string, number>();
    /** Since when nothing has happened but time. */
    let calm = 0;
    const asked = () => backend.asked.map(({ id }) => id);
    for (const step of script) {
      const sentBefore = asked().length;
      if ("quarters" in step) {
        for (let quarter = 0; quarter < step.quarters; quarter += 1) {
          clock.increment(QUARTER_MS);
          if (held.size > 0) continue;
          calm += QUARTER_MS;
          for (const [id, time] of had) had.set(id, time + QUARTER_MS);
        }
        if (held.size > 0) expect(asked().length).toBe(sentBefore);
        if (calm > UNDO_SECONDS * 1_000) {
          expect(pendingDeletionsView(actor.getSnapshot(), actor.send).undoable).toBe(0);
        }
      } else {
        calm = 0;
        const hold = Object.values(HOLDS).findIndex((events) => events.some((event) => event === step.event));
        if (step.event === "confirm") {
          const target = kitchen(had.size + 1);
          had.set(target.id, 0);
          confirm(target);
        } else {
          actor.send({ type: step.event });
          if (Object.values(HOLDS)[hold]?.[0] === step.event) held.add(hold);
          else held.delete(hold);
          // Nobody is near a bar that is not there.
          if (!hasUnfinished(actor.getSnapshot()) || held.has(NO_BAR))
            for (const near of [0, 1]) held.delete(near);
        }
        expect(asked().length, "it is sent without a second going by").toBe(sentBefore);
      }
      for (const id of asked()) expect(had.get(id)).toBeGreaterThanOrEqual(UNDO_SECONDS * 1_000);
      expect(new Set(asked()).size).toBe(asked().length);
    }
  },
);

test.each(["network went", "page hid"] as const)(
  "that the %s still holds after another session began: time stands still",
  (holds) => {
    const { actor, backend, clock, confirm } = begun();
    actor.send({ type: holds });
    actor.send({ type: "session ended" });
    confirm(kitchen(1));
    passUndo(clock);
    expect(backend.asked).toEqual([]);
    expect(actor.getSnapshot().hasTag("time stands still")).toBe(true);
  },
);

test("when the session ends, what may still be undone is never sent, and nothing more is told", () => {
  const { actor, backend, clock, confirm, told } = begun();
  confirm(kitchen(1));
  actor.send({ type: "ask to delete", targets: [kitchen(2)] });
  actor.send({ type: "session ended" });
  passUndo(clock);
  expect(backend.asked).toEqual([]);
  expect(told).toEqual([]);
  expect(deletionView(actor.getSnapshot(), actor.send).isAsking).toBe(false);
  expect(hasUnfinished(actor.getSnapshot())).toBe(false);
});

test("when the session ends, nothing more is sent of what is on its way", async () => {
  const { actor, backend, clock, confirm, told } = begun();
  confirm(...kitchens(2));
  passUndo(clock);
  actor.send({ type: "session ended" });
  await backend.answer(GONE);
  expect([backend.asked, told]).toEqual([[kitchen(1)], []]);
});

test("when the session ends while it is asked about leaving, nothing is sent either", () => {
  const { actor, backend, clock, confirm } = begun();
  confirm(kitchen(1));
  actor.send({ type: "leaving was asked" });
  actor.send({ type: "session ended" });
  expect(hasUnfinished(actor.getSnapshot())).toBe(false);
  passUndo(clock);
  expect(backend.asked).toEqual([]);
});
