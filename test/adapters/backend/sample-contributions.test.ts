import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { sampleContributions } from "../../../src/adapters/backend/sample/contributions.ts";
import { Blocks } from "../../../src/domain/ports/blocks.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Dates } from "../../../src/domain/ports/dates.ts";
import { Favorites } from "../../../src/domain/ports/favorites.ts";
import { Reports } from "../../../src/domain/ports/reports.ts";
import { ANYWHERE, empty } from "../database-image.ts";

/** A database whose records are only what a test puts there. */
const bare = (users: number) =>
  Layer.effectDiscard(
    Effect.flatMap(
      SqlClient,
      (sql) => sql`
        INSERT INTO users (email, nombre, role_id, search_text)
        SELECT n || '@kitchen.example', 'User ' || n, 2, '' FROM generate_series(1, ${users}::int) n`,
    ),
  ).pipe(Layer.orDie, Layer.provideMerge(empty(ANYWHERE)));

const withKitchens = (kitchens: number, tribes: number) =>
  Effect.flatMap(SqlClient, (sql) =>
    Effect.andThen(
      sql`INSERT INTO kitchens (nombre, search_text) SELECT n, '' FROM generate_series(1, ${kitchens}::int) n`,
      sql`INSERT INTO tribes (name, description, search_text) SELECT n, '', '' FROM generate_series(1, ${tribes}::int) n`,
    ),
  );

const withoutMoment = <A extends { readonly creationDate?: string | undefined }>({
  creationDate: _,
  ...rest
}: A) => rest;

/** Everything but the moments, which are counted back from now. */
const everything = Effect.gen(function* () {
  const { items: favorites } = yield* (yield* Favorites).all();
  const { items: blocks } = yield* (yield* Blocks).all();
  const { items: comments } = yield* (yield* Comments).all();
  const { items: dates } = yield* (yield* Dates).all();
  const { items: reports } = yield* (yield* Reports).all();
  return {
    favorites: favorites.map(withoutMoment),
    blocks: blocks.map(withoutMoment),
    comments: comments.map(withoutMoment),
    dates: dates.map(withoutMoment),
    reports: reports.map(withoutMoment),
  };
});

const sampled = (users: number, seed: number) =>
  Effect.gen(function* () {
    yield* withKitchens(300, 40);
    yield* sampleContributions(seed);
    return yield* everything;
  }).pipe(Effect.provide(Layer.provideMerge(portsSql(), bare(users))));

it.live("D51: the sample records have the sizes of a service with 2 000 users", () =>
  Effect.gen(function* () {
    const { blocks, comments, dates, favorites, reports } = yield* sampled(2_000, 1);
    expect([comments.length, dates.length, reports.length]).toEqual([4_000, 600, 120]);
    // Some of what is drawn twice is there once.
    expect(favorites.length).toBeGreaterThan(2_900);
    expect(blocks.length).toBeGreaterThan(190);
    const inTribes = comments.filter(({ tribe }) => tribe !== undefined);
    expect(inTribes.every(({ kitchen }) => kitchen === undefined)).toBe(true);
    expect(inTribes.length / comments.length).toBeCloseTo(0.3, 1);
    expect(dates.filter((date) => date.sourceProfileId.userId === date.targetProfileId.userId)).toEqual([]);
    // D29: lists are in the order of their keys as numbers: 2 before 10.
    const lists = [
      blocks.map(({ blockId }) => Number(blockId)),
      comments.map(({ commentId }) => Number(commentId)),
      dates.map(({ datesId }) => Number(datesId)),
      favorites.map(({ favoriteId }) => Number(favoriteId)),
      reports.map(({ reportId }) => Number(reportId)),
    ];
    for (const ids of lists) expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  }),
);

it.live("D51: a seed decides the sample records", () =>
  Effect.gen(function* () {
    const [one, same, other] = [yield* sampled(60, 1), yield* sampled(60, 1), yield* sampled(60, 2)];
    expect(one.comments.length).toBeGreaterThan(60);
    expect(same).toEqual(one);
    expect(other.comments).not.toEqual(one.comments);
  }),
);

it.live("D51: where there is no kitchen there are no sample records", () =>
  Effect.gen(function* () {
    yield* sampleContributions(1);
    const { blocks, comments, dates, favorites, reports } = yield* everything;
    expect([blocks, comments, dates, favorites, reports]).toEqual([[], [], [], [], []]);
  }).pipe(Effect.provide(Layer.provideMerge(portsSql(), bare(9)))),
);
