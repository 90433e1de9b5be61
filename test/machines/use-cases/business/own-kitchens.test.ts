import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Activity, FieldChange } from "../../../../src/domain/activity.ts";
import type { Liking } from "../../../../src/domain/liking.ts";
import { Activities } from "../../../../src/domain/ports/activities.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Comments } from "../../../../src/domain/ports/comments.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { sliceOf } from "../../../../src/domain/paging.ts";
import { readable } from "../../../../src/domain/records.ts";
import { Forbidden, type RemoteFailure } from "../../../../src/domain/remote-failure.ts";
import { readOwnKitchens } from "../../../../src/machines/use-cases/business/own-kitchens.ts";
import { id } from "../../../domain/generators.ts";
import { kitchen } from "../lists/listed.ts";

const changed = (changes: ReadonlyArray<FieldChange>, reason: string): Activity => ({
  activityId: id(reason),
  operation: "kitchens.edit",
  kind: "kitchen",
  recordId: id("k10"),
  name: "Kitchen 10",
  person: undefined,
  creationDate: "2020-06-01T10:00:00Z",
  changes,
  reason,
  request: undefined,
});

const banned = (after: boolean): FieldChange => ({
  field: "banned",
  before: String(!after),
  after: String(after),
});

const LIKED: Liking = { favorites: 3, days: [{ date: "2020-06-01", score: 2 }] };

const unread = Effect.die("It was asked");

/** How each of a chef's kitchens is liked. */
const likingBy = (liking: Effect.Effect<Liking, RemoteFailure>, offers = true) =>
  readOwnKitchens.pipe(
    Effect.map((own) => own.map((each) => each.liking)),
    Effect.provide(
      Layer.mergeAll(
        Layer.mock(Kitchens, { all: () => Effect.succeed(readable([kitchen(1)])) }),
        Layer.mock(Comments, { ofKitchen: () => Effect.succeed(readable([])) }),
        Layer.mock(Capabilities, { offers: () => Effect.succeed(offers) }),
        Layer.mock(Activities, { list: () => unread, liking: () => liking }),
      ),
    ),
  );

it.effect("D57: a kitchen comes with how it is liked where the backend keeps a log, and else without", () =>
  Effect.gen(function* () {
    expect(yield* likingBy(Effect.succeed(LIKED))).toEqual([LIKED]);
    expect(yield* likingBy(Effect.fail(Forbidden))).toEqual([undefined]);
    expect(yield* likingBy(unread, false)).toEqual([undefined]);
  }),
);

/** Why each of a chef's kitchens is banned; the tenth is, the first is not. */
const reasonsBy = (log: Effect.Effect<ReadonlyArray<Activity>, RemoteFailure>, offers = true) =>
  readOwnKitchens.pipe(
    Effect.map((own) => own.map((each) => [each.kitchen.nombre, each.reason])),
    Effect.provide(
      Layer.mergeAll(
        Layer.mock(Kitchens, { all: () => Effect.succeed(readable([kitchen(1), kitchen(10)])) }),
        Layer.mock(Comments, { ofKitchen: () => Effect.succeed(readable([])) }),
        Layer.mock(Capabilities, { offers: () => Effect.succeed(offers) }),
        Layer.mock(Activities, {
          list: (range, { filters }) => {
            expect(filters).toEqual({ record: "kitchen:k10" });
            return Effect.map(log, (items) => ({ ...readable(sliceOf(items, range)), total: items.length }));
          },
          liking: () => Effect.succeed(LIKED),
        }),
      ),
    ),
  );

it.effect("D66: a banned kitchen comes with the reason of its latest ban, where that is known", () =>
  Effect.gen(function* () {
    const log = [
      // Lifted after the kitchen was read.
      changed([banned(false)], "Undone"),
      changed([{ field: "nombre", before: "A", after: "B" }], "Renamed"),
      changed([banned(true)], "Mushrooms"),
      changed([banned(false)], "Better"),
      changed([banned(true)], "Mice"),
    ];
    const told = (reason: string | undefined) => [
      ["Kitchen 1", undefined],
      ["Kitchen 10", reason],
    ];
    const sorted = (asked: ReturnType<typeof reasonsBy>) => Effect.map(asked, (rows) => rows.toSorted());
    expect(yield* sorted(reasonsBy(Effect.succeed(log)))).toEqual(told("Mushrooms"));
    const later = Array.from({ length: 250 }, () => changed([], "Polished"));
    expect(yield* sorted(reasonsBy(Effect.succeed([...later, ...log])))).toEqual(told("Mushrooms"));
    expect(yield* sorted(reasonsBy(Effect.succeed([])))).toEqual(told(undefined));
    expect(yield* sorted(reasonsBy(Effect.fail(Forbidden)))).toEqual(told(undefined));
    expect(yield* sorted(reasonsBy(Effect.die("It was asked"), false))).toEqual(told(undefined));
  }),
);
