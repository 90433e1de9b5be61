import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import {
  banFor,
  begun,
  closingFor,
  comingUp,
  decided,
  dismissal,
  inQueueOrder,
  left,
  lookersAt,
  openReports,
  putOff,
  queueOrder,
  type QueueProgress,
  reportsOf,
  takenBack,
  wasSettledElsewhere,
  without,
} from "../../../src/domain/moderation/report-queue.ts";
import type { UserReport } from "../../../src/domain/report.ts";
import { id } from "../generators.ts";

const NOTHING_DONE: QueueProgress = { shown: undefined, decisions: [], skipped: [] };

const report = (number: number, kitchen: number): UserReport => ({
  reportId: id(`r${number}`),
  kitchen: { kitchenId: id(`k${kitchen}`), nombre: `Kitchen ${kitchen}` },
  reason: undefined,
  reporter: undefined,
  creationDate: `2026-01-${String(number + 1).padStart(2, "0")}T00:00:00Z`,
});

const queues = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 })
  .map((kitchens) => kitchens.map((kitchen, number) => report(number, kitchen)));

const ids = (reports: ReadonlyArray<UserReport>) => reports.map(({ reportId }) => reportId);

const acts = fc.array(fc.constantFrom("dismiss", "ban", "skip", "take back", "fail"), { maxLength: 30 });

/** What a person does to the report that they look at. */
const act = (waiting: ReadonlyArray<UserReport>, progress: QueueProgress, what: string): QueueProgress => {
  const coming = comingUp(waiting, progress);
  const [shown, next] = coming;
  const last = progress.decisions.at(-1);
  if (what === "take back" || what === "fail")
    return last === undefined ? progress : (what === "take back" ? takenBack : without)(progress, last);
  if (shown === undefined) return progress;
  if (what === "skip") return putOff(progress, shown.reportId, next?.reportId);
  const decision = what === "ban" ? banFor(shown, coming, "") : dismissal(shown);
  return decision === undefined ? progress : decided(progress, decision, next?.reportId);
};

property.prop([queues, acts])("no report is decided twice, and none is lost on the way", (waiting, done) => {
  let progress = NOTHING_DONE;
  for (const what of done) {
    progress = act(waiting, progress, what);
    const settled = progress.decisions.flatMap(reportsOf);
    const open = ids(openReports(waiting, progress));
    expect(new Set(settled).size).toBe(settled.length);
    expect(new Set([...settled, ...open])).toEqual(new Set(ids(waiting)));
    expect(settled.filter((each) => open.includes(each))).toEqual([]);
    expect(left(waiting.length, waiting, progress)).toBe(open.length);
  }
});

property.prop([queues, acts])(
  "who goes on skipping sees every report before one comes again",
  (waiting, done) => {
    let progress = done.reduce((sofar, what) => act(waiting, sofar, what), NOTHING_DONE);
    const open = ids(openReports(waiting, progress));
    const seen = open.map(() => {
      const [shown] = ids(comingUp(waiting, progress));
      progress = act(waiting, progress, "skip");
      return shown;
    });
    expect(new Set(seen)).toEqual(new Set(open));
  },
);

property.prop([queues, acts, fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 5 })])(
  "what others look at is not come to as long as there is something else, and none of it is lost",
  (waiting, done, looked) => {
    const others = looked.map((number) => ({
      report: { reportId: id<"report">(`r${number}`) },
      person: { userId: id<"user">("1") },
    }));
    const progress = done.reduce((sofar, what) => act(waiting, sofar, what), begun(waiting, [], others));
    const coming = comingUp(waiting, progress, others);
    expect(new Set(ids(coming))).toEqual(new Set(ids(openReports(waiting, progress))));
    const fresh = coming
      .filter(({ reportId }) => reportId !== progress.shown && !progress.skipped.includes(reportId))
      .map(({ reportId }) => lookersAt(others, reportId).length > 0);
    expect(fresh).toEqual(fresh.toSorted());
    expect(begun(waiting, [], others).shown).toBe(ids(openReports(waiting, NOTHING_DONE, others))[0]);
  },
);

property.prop([queues, acts])("who comes back goes on where they were", (waiting, done) => {
  const before = done.reduce((sofar, what) => act(waiting, sofar, what), begun(waiting, [], []));
  const after = begun(waiting, before.decisions, [], before);
  expect(comingUp(waiting, after)).toEqual(comingUp(waiting, before));
});

property.prop([queues, acts])("what is taken back is what is looked at again", (waiting, done) => {
  const before = done.reduce((sofar, what) => act(waiting, sofar, what), NOTHING_DONE);
  const [shown] = comingUp(waiting, before);
  fc.pre(shown !== undefined);
  for (const what of ["dismiss", "ban"]) {
    const after = act(waiting, act(waiting, before, what), "take back");
    expect(comingUp(waiting, after)[0]).toBe(shown);
    expect(new Set(ids(openReports(waiting, after)))).toEqual(new Set(ids(openReports(waiting, before))));
  }
});

test("what is looked at stays while others come and go, and gives way when somebody else settles it", () => {
  const [first, second, third] = [report(1, 1), report(2, 2), report(3, 3)];
  const looking: QueueProgress = { ...NOTHING_DONE, shown: second.reportId };
  expect(ids(comingUp([first, second, third], looking))).toEqual(ids([second, first, third]));
  expect(wasSettledElsewhere([first, second, third], looking)).toBe(false);
  expect(ids(comingUp([first, third], looking))).toEqual(ids([first, third]));
  expect(wasSettledElsewhere([first, third], looking)).toBe(true);
  const done = decided(looking, dismissal(second), first.reportId);
  expect(wasSettledElsewhere([first, third], done)).toBe(false);
});

test("the oldest come first, or those about what is reported most, together", () => {
  const reports = [report(3, 1), report(1, 2), report(2, 1), { ...report(9, 3), creationDate: undefined }];
  expect(ids(inQueueOrder(reports, "oldest"))).toEqual(["r9", "r1", "r2", "r3"]);
  expect(ids(inQueueOrder(reports, "reported"))).toEqual(["r2", "r3", "r9", "r1"]);
  expect([queueOrder("reported"), queueOrder("oldest"), queueOrder(3)]).toEqual([
    "reported",
    "oldest",
    "oldest",
  ]);
});

test("of what is banned already the same reports are closed as a ban would close", () => {
  const reports = [report(1, 1), report(2, 2), report(3, 1)] as const;
  const { _tag, ...closed } = closingFor(reports[0], reports) ?? { _tag: undefined };
  expect([_tag, closed]).toEqual([
    "KitchenReports",
    expect.objectContaining({ id: "k1", reports: ["r1", "r3"] }),
  ]);
});

test("what is about nothing that is known can be dismissed, not banned", () => {
  const about = { ...report(1, 1), kitchen: undefined };
  expect([banFor(about, [about], ""), closingFor(about, [about])]).toEqual([undefined, undefined]);
  expect(dismissal(about)).toEqual({ _tag: "Report", id: "r1", name: "r1" });
});
