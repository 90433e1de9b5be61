import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { ACTIVITY_LIST } from "../../../src/domain/activity.ts";
import { listRequest } from "../../../src/domain/list-request.ts";
import { Activities } from "../../../src/domain/ports/activities.ts";
import { Capabilities } from "../../../src/domain/ports/capabilities.ts";
import { readEntries, readLog } from "../../../src/machines/moderation/read-log.ts";

it.effect("D34: an entry that cannot be read ends no export", () =>
  Effect.gen(function* () {
    const asked: Array<number> = [];
    const layer = Layer.mock(Activities, {
      list: ({ first, max }) => {
        asked.push(first);
        return Effect.succeed({ items: [], unreadable: first === 0 ? max : 1, total: undefined });
      },
    });
    yield* Effect.provide(readEntries({ filters: {} }), layer);
    expect(asked).toEqual([0, 200]);
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
