import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import type { QueueProgress } from "../../../../src/domain/moderation/report-queue.ts";
import { sliceOf, type PageWindow } from "../../../../src/domain/paging.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import type { Presences } from "../../../../src/domain/ports/presences.ts";
import { Reports } from "../../../../src/domain/ports/reports.ts";
import { readReportQueue } from "../../../../src/machines/use-cases/moderation/read-report-queue.ts";
import { id } from "../../../domain/generators.ts";

const reports = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    reportId: id<"report">(`r${index + 1}`),
    kitchen: undefined,
    reporter: undefined,
    reason: undefined,
    creationDate: undefined,
  }));

const skipping = (count: number): QueueProgress => ({
  shown: undefined,
  decisions: [],
  skipped: reports(count).map(({ reportId }) => reportId),
});

/** What is read of so many reports, the oldest first, for somebody who is so far. */
const readOf = async (count: number, progress?: QueueProgress) => {
  const asked: Array<number> = [];
  const all = reports(count);
  const ports = Context.makeUnsafe<Capabilities | Presences | Reports>(
    new Map<string, unknown>([
      [Capabilities.key, { offers: (name: string) => Effect.succeed(name === "lists") }],
      [
        Reports.key,
        {
          list: (range: PageWindow) => {
            asked.push(range.first);
            return Effect.succeed({ items: sliceOf(all, range), unreadable: 0, total: count });
          },
        },
      ],
    ]),
  );
  const waiting = await Effect.runPromise(Effect.provideContext(readReportQueue("oldest", progress), ports));
  return { asked, read: waiting.reports.length, total: waiting.total, isWhole: waiting.isWhole };
};

test("of many reports the first are read, and it is said that there are more", async () => {
  expect(await readOf(350)).toEqual({ asked: [0], read: 200, total: 350, isWhole: false });
  expect(await readOf(200)).toEqual({ asked: [0], read: 200, total: 200, isWhole: true });
  expect(await readOf(0)).toEqual({ asked: [0], read: 0, total: 0, isWhole: true });
});

test("whoever put off nearly all that were read is given the next", async () => {
  expect(await readOf(350, skipping(150))).toEqual({ asked: [0], read: 200, total: 350, isWhole: false });
  expect(await readOf(350, skipping(190))).toEqual({ asked: [0, 200], read: 350, total: 350, isWhole: true });
  expect(await readOf(900, skipping(400))).toMatchObject({ asked: [0, 200, 400], isWhole: false });
});

test("what is decided and not sent yet is not read as something to look at", async () => {
  const { skipped } = skipping(190);
  const decisions = [
    { _tag: "KitchenReports", id: id<"kitchen">("k1"), name: "La Mesa", reason: "", reports: skipped },
  ] as const;
  expect(await readOf(350, { shown: undefined, decisions, skipped: [] })).toMatchObject({ read: 350 });
});
