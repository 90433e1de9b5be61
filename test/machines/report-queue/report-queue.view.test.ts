import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { QueueProgress } from "../../../src/domain/moderation/report-queue.ts";
import type { Presence } from "../../../src/domain/presence.ts";
import type { UserReport } from "../../../src/domain/report.ts";
import { reportQueueMachine } from "../../../src/machines/report-queue/report-queue.machine.ts";
import { reportQueueView } from "../../../src/machines/report-queue/report-queue.view.ts";
import { id } from "../../domain/generators.ts";

const report = (number: number, kitchen?: number): UserReport => ({
  reportId: id(`r${number}`),
  kitchen: kitchen === undefined ? undefined : { kitchenId: id(`k${kitchen}`), nombre: `Kitchen ${kitchen}` },
  reason: undefined,
  reporter: undefined,
  creationDate: undefined,
});

const ADA: Presence = {
  report: { reportId: id("r1") },
  person: { userId: id("1"), profile: { nombre: "Ada" } },
};

const NOTHING_DONE: QueueProgress = { shown: undefined, decisions: [], skipped: [] };

/** A queue of reports, of which the first is looked at; what its view calls is done. */
const drawn = (
  reports: ReadonlyArray<UserReport>,
  input: QueueProgress = { ...NOTHING_DONE, shown: reports[0]?.reportId },
  presences: ReadonlyArray<Presence> = [],
  isWhole = true,
) => {
  const actor = createActor(reportQueueMachine, { input }).start();
  const told: Array<unknown> = [];
  actor.on("decided", ({ decision }) => void told.push(decision));
  const viewOf = (waiting: ReadonlyArray<UserReport>) =>
    reportQueueView(
      actor.getSnapshot(),
      (event) => actor.send(event),
      { reports: waiting, total: waiting.length + 10, isWhole, keepsReasons: true, others: undefined },
      presences,
    );
  const view = () => viewOf(reports);
  const seen = () => {
    const { coming, left, isAskingWhy, isThrough } = view();
    return { coming: coming.map(({ reportId }) => reportId), left, isAskingWhy, isThrough };
  };
  return { actor, seen, told, view, viewOf };
};

test("what is looked at is dismissed, and the next one comes", () => {
  const { seen, told, view } = drawn([report(1, 1), report(2, 1), report(3, 2)]);
  expect(seen()).toEqual({ coming: ["r1", "r2", "r3"], left: 13, isAskingWhy: false, isThrough: false });
  view().dismiss();
  expect(told).toEqual([{ _tag: "Report", id: "r1", name: "Kitchen 1" }]);
  expect(seen()).toEqual({ coming: ["r2", "r3"], left: 12, isAskingWhy: false, isThrough: false });
});

test("a ban is asked why, and takes every report about the kitchen along; the next one is about another", () => {
  const { actor, seen, told, view } = drawn([report(1, 1), report(2, 1), report(3, 2), report(4, 1)]);
  view().askWhy();
  expect(seen().isAskingWhy).toBe(true);
  view().cancel();
  expect(seen().isAskingWhy).toBe(false);
  view().askWhy();
  view().ban("Spam");
  expect(told).toEqual([
    { _tag: "KitchenBan", id: "k1", name: "Kitchen 1", reason: "Spam", reports: ["r1", "r2", "r4"] },
  ]);
  expect(actor.getSnapshot().context.shown).toBe("r3");
  expect(seen()).toEqual({ coming: ["r3"], left: 11, isAskingWhy: false, isThrough: false });
});

test.each([id<"report">("r1"), undefined])(
  "a ban is asked why of one report: where somebody else settles it, no other is banned instead",
  (shown) => {
    const [about, next] = [report(1, 1), report(2, 2)];
    const { told, view, viewOf } = drawn([about, next], { ...NOTHING_DONE, shown });
    view().askWhy();
    const settled = viewOf([next]);
    expect([settled.isAskingWhy, settled.wasSettled, settled.coming]).toEqual([false, true, [next]]);
    settled.ban("Spam");
    expect(told).toEqual([]);
    settled.askWhy();
    const asked = viewOf([next]);
    expect([asked.isAskingWhy, asked.wasSettled]).toEqual([true, false]);
    asked.ban("Scam");
    expect(told).toMatchObject([{ _tag: "KitchenBan", id: "k2", reason: "Scam", reports: ["r2"] }]);
  },
);

test("a ban that is asked about is asked about no longer where somebody else settles the last report", () => {
  const { view, viewOf } = drawn([report(1, 1)]);
  view().askWhy();
  expect([viewOf([]).isAskingWhy, viewOf([]).coming]).toEqual([false, []]);
});

test("what comes after a report that was settled meanwhile can be put off", () => {
  const { actor, view, viewOf } = drawn([report(1, 1), report(2, 2), report(3, 3)]);
  view().askWhy();
  viewOf([report(2, 2), report(3, 3)]).skip();
  expect(actor.getSnapshot().context).toMatchObject({ shown: "r3", skipped: ["r2"] });
  expect(viewOf([report(2, 2), report(3, 3)]).isAskingWhy).toBe(false);
});

test("reports about what is banned are closed, without a reason", () => {
  const { seen, told, view } = drawn([report(1, 1), report(2, 1), report(3, 2)]);
  view().close();
  expect(told).toEqual([
    { _tag: "KitchenReports", id: "k1", name: "Kitchen 1", reason: "", reports: ["r1", "r2"] },
  ]);
  expect(seen().coming).toEqual(["r3"]);
});

test("what is about nothing that is known can be dismissed, and nothing else", () => {
  const { seen, told, view } = drawn([report(1), report(2, 1)]);
  view().askWhy();
  view().ban("Spam");
  view().close();
  expect([told, seen().coming]).toEqual([[], ["r1", "r2"]]);
  view().dismiss();
  expect(told).toEqual([{ _tag: "Report", id: "r1", name: "r1" }]);
});

test("a ban of the last kitchen leaves nothing to look at", () => {
  const { actor, seen, view } = drawn([report(1, 1), report(2, 1)]);
  view().askWhy();
  view().ban("Spam");
  expect([actor.getSnapshot().context.shown, seen().coming]).toEqual([undefined, []]);
});

test("after a ban, a report about nothing that is known comes as well", () => {
  const { actor, view } = drawn([report(1, 1), report(2)]);
  view().askWhy();
  view().ban("Spam");
  expect(actor.getSnapshot().context.shown).toBe("r2");
});

test("the last report can be put off, and dismissed", () => {
  const { seen, told, view } = drawn([report(1, 1)]);
  view().skip();
  expect([seen().coming, seen().isThrough]).toEqual([["r1"], true]);
  view().dismiss();
  expect([told, seen().coming]).toEqual([[{ _tag: "Report", id: "r1", name: "Kitchen 1" }], []]);
});

test("what is put off comes again after the others, and that it does is said", () => {
  const { actor, seen, view } = drawn([report(1, 1), report(2, 2)]);
  view().skip();
  expect([actor.getSnapshot().context.shown, seen().coming, seen().isThrough]).toEqual([
    "r2",
    ["r2", "r1"],
    false,
  ]);
  view().skip();
  expect([seen().coming, seen().isThrough]).toEqual([["r1", "r2"], true]);
});

test("as long as not all are read, nobody is told that they have been through all", () => {
  const { seen, view } = drawn([report(1, 1)], undefined, [], false);
  view().skip();
  expect([seen().isThrough, view().runsShort]).toEqual([false, true]);
  expect(drawn([report(1, 1)]).view().runsShort).toBe(false);
});

test("more are to be read before all that is there was put off", () => {
  const many = Array.from({ length: 21 }, (_, index) => report(index, index));
  const { view } = drawn(many, undefined, [], false);
  expect(view().runsShort).toBe(false);
  view().skip();
  expect(view().runsShort).toBe(false);
  view().skip();
  expect(view().runsShort).toBe(true);
});

test("who else looks at it is said of what is looked at", () => {
  expect(drawn([report(1, 1), report(2, 2)], undefined, [ADA]).view().lookers).toEqual([ADA.person]);
  expect(drawn([report(2, 2)], undefined, [ADA]).view().lookers).toEqual([]);
});

test("what somebody else has settled is said, and gives way to the next", () => {
  const { seen, view } = drawn([report(2, 2)], { ...NOTHING_DONE, shown: id("r1") });
  expect([view().wasSettled, seen().coming]).toEqual([true, ["r2"]]);
  expect(drawn([report(2, 2)]).view().wasSettled).toBe(false);
});

test("an empty queue offers nothing, and pressing does nothing", () => {
  const { seen, told, view } = drawn([]);
  const { dismiss, ban, close, skip, lookers, isThrough } = view();
  for (const press of [dismiss, close, skip]) press();
  ban("Spam");
  expect([told, lookers, isThrough, seen().left]).toEqual([[], [], false, 10]);
});
