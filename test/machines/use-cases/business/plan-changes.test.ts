import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Activity, FieldChange } from "../../../../src/domain/activity.ts";
import { Activities } from "../../../../src/domain/ports/activities.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { sliceOf } from "../../../../src/domain/paging.ts";
import { readable } from "../../../../src/domain/records.ts";
import { readPlanChanges } from "../../../../src/machines/use-cases/business/subscription.ts";
import { id } from "../../../domain/generators.ts";

const noted = (
  operation: string,
  creationDate: string,
  ...changes: ReadonlyArray<FieldChange>
): Activity => ({
  activityId: id("a1"),
  operation,
  kind: "user",
  recordId: id("4"),
  name: undefined,
  person: undefined,
  creationDate,
  changes,
  reason: undefined,
  request: undefined,
});

const LOG = [
  noted(
    "subscriptions.update",
    "2020-06-03T10:00:00Z",
    { field: "plan", before: "plus", after: "pro" },
    { field: "nextBillingDate", before: "2020-07-01", after: "2020-07-03" },
  ),
  noted("business.edit", "2020-06-02T10:00:00Z", { field: "name", before: "A", after: "B" }),
  noted("subscriptions.update", "2020-06-01T10:00:00Z", { field: "plan", before: undefined, after: "plus" }),
];

const changesWhere = (offers: boolean, log: ReadonlyArray<Activity> = LOG) =>
  readPlanChanges(id("4")).pipe(
    Effect.provide(
      Layer.mergeAll(
        Layer.mock(Capabilities, { offers: () => Effect.succeed(offers) }),
        Layer.mock(Activities, {
          list: (range, { filters }) =>
            offers && filters["record"] === "user:4"
              ? Effect.succeed({ ...readable(sliceOf(log, range)), total: log.length })
              : Effect.die("It was asked"),
        }),
      ),
    ),
  );

it.effect("D66: the changes of a plan are those of what is noted of oneself, the last one first", () =>
  Effect.gen(function* () {
    expect(yield* changesWhere(true)).toEqual([
      { at: "2020-06-03T10:00:00Z", before: "plus", after: "pro" },
      { at: "2020-06-01T10:00:00Z", before: undefined, after: "plus" },
    ]);
  }),
);

it.effect("D57: a backend that keeps no log is not asked for it", () =>
  Effect.gen(function* () {
    expect(yield* changesWhere(false)).toBeUndefined();
  }),
);

const OTHERS = Array.from({ length: 450 }, () => noted("google.sync", "2020-07-01T10:00:00Z"));

it.effect(
  "D66: a change of the plan is found behind many others, and no change is said only of all there is",
  () =>
    Effect.gen(function* () {
      expect((yield* changesWhere(true, [...OTHERS, ...LOG]))?.length).toBe(2);
      expect(yield* changesWhere(true, OTHERS)).toEqual([]);
      const endless = Array.from({ length: 10 }, () => OTHERS).flat();
      expect(yield* changesWhere(true, endless)).toBeUndefined();
    }),
);
