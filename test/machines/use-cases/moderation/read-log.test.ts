import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type Activity, ACTIVITY_LIST } from "../../../../src/domain/activity.ts";
import { listRequest } from "../../../../src/domain/list-request.ts";
import { Activities } from "../../../../src/domain/ports/activities.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import {
  MOST_EXPORTED,
  readEntries,
  readLog,
} from "../../../../src/machines/use-cases/moderation/read-log.ts";
import { id } from "../../../domain/generators.ts";

it.effect("D34: an entry that cannot be read ends no export", () =>
  Effect.gen(function* () {
    const asked: Array<number> = [];
    const layer = Layer.mock(Activities, {
      list: ({ first, max }) => {
        asked.push(first);
        return Effect.succeed({ items: [], unreadable: first === 0 ? max : 1, total: undefined });
      },
    });
    const { isWhole } = yield* Effect.provide(readEntries({ filters: {} }), layer);
    expect([asked, isWhole]).toEqual([[0, 200], true]);
  }),
);

const entry = (number: number): Activity => ({
  activityId: id(`${number}`),
  operation: "users.edit",
  kind: "user",
  recordId: id("7"),
  creationDate: "2026-05-04T10:00:00Z",
  changes: [],
});

it.effect("D66: what somebody changes while the log leaves as a file has no entry in it twice", () =>
  Effect.gen(function* () {
    const layer = Layer.mock(Activities, {
      list: ({ first, max }) => {
        const newest = first === 0 ? 250 : 252;
        const items = Array.from({ length: Math.min(max, newest - first) }, (_, index) =>
          entry(newest - first - index),
        );
        return Effect.succeed({ items, unreadable: 0, total: newest });
      },
    });
    const { entries } = yield* Effect.provide(readEntries({ filters: {} }), layer);
    expect(entries.map(({ activityId }) => activityId)).toEqual(
      Array.from({ length: 250 }, (_, index) => `${250 - index}`),
    );
  }),
);

it.effect.each([
  [MOST_EXPORTED - 1, 0, true],
  [MOST_EXPORTED, 0, true],
  [MOST_EXPORTED, 1, true],
  [MOST_EXPORTED + 1, 0, false],
  [MOST_EXPORTED + 1, 1, false],
] as const)(
  "D66: of %d entries, of which %d cannot be read, an export is whole: %s",
  ([total, unreadable, isWhole]) =>
    Effect.gen(function* () {
      const layer = Layer.mock(Activities, {
        list: ({ first, max }) => {
          const count = Math.max(0, Math.min(max, total - first));
          const lost = first === 0 ? unreadable : 0;
          const items = Array.from({ length: count - lost }, (_, index) => entry(first + index));
          return Effect.succeed({ items, unreadable: lost, total: undefined });
        },
      });
      const read = yield* Effect.provide(readEntries({ filters: {} }), layer);
      expect([read.entries.length, read.isWhole]).toEqual([
        Math.min(total, MOST_EXPORTED) - unreadable,
        isWhole,
      ]);
    }),
);

it.effect(
  "D66: a page of the log that is full may have a next one, where nobody counts or counting has stopped",
  () =>
    Effect.gen(function* () {
      const counted = (page: number, given: number, atLeast?: number) => {
        const layer = Layer.merge(
          Layer.succeed(Capabilities, { offers: () => Effect.succeed(true) }),
          Layer.mock(Activities, {
            list: () => Effect.succeed({ items: [], unreadable: given, total: undefined, atLeast }),
          }),
        );
        return Effect.map(
          Effect.provide(readLog(listRequest(ACTIVITY_LIST, { page })), layer),
          (log) => log && [log.total, log.isCounted],
        );
      };
      expect([
        yield* counted(1, 25),
        yield* counted(2, 7),
        yield* counted(1, 25, 1_000),
        yield* counted(40, 25, 1_000),
        yield* counted(41, 3, 1_000),
      ]).toEqual([
        [26, false],
        [32, true],
        [1_000, false],
        [1_001, false],
        [1_003, true],
      ]);
    }),
);
