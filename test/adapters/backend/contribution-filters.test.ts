import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import type { Arrangement } from "../../../src/domain/list-request.ts";
import type { PageWindow } from "../../../src/domain/paging.ts";
import { Blocks } from "../../../src/domain/ports/blocks.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Dates } from "../../../src/domain/ports/dates.ts";
import { Favorites } from "../../../src/domain/ports/favorites.ts";
import { Reports } from "../../../src/domain/ports/reports.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

const OF_KITCHEN = "(SELECT tribe_id FROM kitchens k WHERE k.kitchen_id = r.kitchen_id)";

/** The lists of what people leave behind: where they are, of whom, and in which tribe. */
const LISTS = {
  comments: { key: "comment_id", users: "user_id", tribe: "tribe_id" },
  favorites: { key: "favorite_id", users: "user_id", tribe: OF_KITCHEN },
  blocks: { key: "block_id", users: "user_id", tribe: OF_KITCHEN },
  dates: { key: "dates_id", users: "source_user_id, target_user_id", tribe: OF_KITCHEN },
  reports: { key: "report_id", users: "user_id", tribe: OF_KITCHEN },
} as const;

type Table = keyof typeof LISTS;

interface Stored {
  readonly id: string;
  readonly users: ReadonlyArray<string | null>;
  readonly kitchen: string | null;
  readonly tribe: string | null;
  readonly day: string | null;
}

/** The records of a table in the order in which they were made; of the first of them nobody noted when. */
const stored = (table: Table) =>
  Effect.flatMap(SqlClient, (sql) => {
    const { key, users, tribe } = LISTS[table];
    return sql.unsafe<Stored>(`
      SELECT ${key}::text AS id, ARRAY[${users}]::text[] AS users, kitchen_id::text AS kitchen, ${tribe}::text AS tribe,
        to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
      FROM ${table} r ORDER BY created_at NULLS FIRST, ${key}`);
  });

const PASSES: Readonly<Record<string, (row: Stored, value: string) => boolean>> = {
  user: ({ users }, value) => users.includes(value),
  kitchen: ({ kitchen }, value) => kitchen === value,
  tribe: ({ tribe }, value) => tribe === value,
  from: ({ day }, value) => day !== null && day >= value,
  to: ({ day }, value) => day !== null && day <= value,
};

const listing = Effect.gen(function* () {
  const comments = yield* Comments;
  const favorites = yield* Favorites;
  const blocks = yield* Blocks;
  const dates = yield* Dates;
  const reports = yield* Reports;
  const found = <A>(items: ReadonlyArray<A>, total: number | undefined, idOf: (item: A) => string) => ({
    ids: items.map(idOf),
    total,
  });
  type Listed = (range: PageWindow, asked: Arrangement) => Effect.Effect<ReturnType<typeof found>, unknown>;
  const lists: Readonly<Record<Table, Listed>> = {
    comments: (range, asked) =>
      Effect.map(comments.list(range, asked), ({ items, total }) =>
        found(items, total, ({ commentId }) => commentId),
      ),
    favorites: (range, asked) =>
      Effect.map(favorites.list(range, asked), ({ items, total }) =>
        found(items, total, ({ favoriteId }) => favoriteId),
      ),
    blocks: (range, asked) =>
      Effect.map(blocks.list(range, asked), ({ items, total }) =>
        found(items, total, ({ blockId }) => blockId),
      ),
    dates: (range, asked) =>
      Effect.map(dates.list(range, asked), ({ items, total }) =>
        found(items, total, ({ datesId }) => datesId),
      ),
    reports: (range, asked) =>
      Effect.map(reports.list(range, asked), ({ items, total }) =>
        found(items, total, ({ reportId }) => reportId),
      ),
  };
  return lists;
});

/** A day's first and last moment, the moments around it, and what was there before anybody noted when. */
const MOMENTS = [
  "2020-02-28 23:59:59.999999",
  "2020-02-29 00:00",
  "2020-02-29 23:59:59.999999",
  "2020-03-01 00:00",
];

const disturbed = Effect.gen(function* () {
  const sql = yield* SqlClient;
  for (const [table, { key }] of Object.entries(LISTS))
    for (const [place, moment] of MOMENTS.entries())
      yield* sql`
        UPDATE ${sql(table)} SET created_at = ${moment}::timestamp AT TIME ZONE 'UTC'
        WHERE ${sql(key)} % 11 = ${place}::int`;
  yield* sql`UPDATE favorites SET created_at = NULL WHERE favorite_id % 7 = 1`;
  yield* sql`UPDATE blocks SET created_at = NULL WHERE block_id % 7 = 1`;
  yield* sql`UPDATE kitchens SET tribe_id = 1 WHERE kitchen_id % 3 = 0`;
  yield* sql`UPDATE kitchens SET tribe_id = NULL WHERE kitchen_id % 5 = 0`;
  yield* sql`DELETE FROM tribes WHERE tribe_id = 3`;
  yield* sql`DELETE FROM kitchens WHERE kitchen_id = 6`;
});

const FILTERS: ReadonlyArray<Arrangement["filters"]> = [
  {},
  { tribe: "1" },
  { tribe: "2" },
  { tribe: "3" },
  { from: "2020-02-29" },
  { to: "2020-02-29" },
  { from: "2020-02-29", to: "2020-02-29" },
  { from: "2020-03-01", to: "2020-02-29" },
  { from: "2099-01-01" },
  { tribe: "1", from: "2020-03-01" },
  { tribe: "1", to: "2020-03-01" },
];

const ORDERS: ReadonlyArray<Pick<Arrangement, "sort" | "direction">> = [
  { sort: undefined, direction: "ascending" },
  { sort: "time", direction: "ascending" },
  { sort: "time", direction: "descending" },
];

const sortedBy = (rows: ReadonlyArray<Stored>, { sort, direction }: (typeof ORDERS)[number]) => {
  if (sort === undefined) return rows.toSorted((a, b) => Number(a.id) - Number(b.id));
  return direction === "descending" ? rows.toReversed() : rows;
};

onBoth("D58: what people leave behind", portsOver, (it) => {
  it.effect("is narrowed to a person, a kitchen, a tribe and days, in every order, and counted exactly", () =>
    Effect.gen(function* () {
      yield* disturbed;
      const lists = yield* listing;
      for (const table of ["comments", "favorites", "blocks", "dates", "reports"] as const) {
        const all = yield* stored(table);
        const one = all.find(({ kitchen, users, tribe }) => kitchen !== null && users[0] && tribe !== "9");
        const user = one?.users[0] ?? "";
        const kitchen = one?.kitchen ?? "";
        for (const filters of [...FILTERS, { user, to: "2099-01-01" }, { kitchen, from: "2000-01-01" }]) {
          const passing = all.filter((row) =>
            Object.entries(filters).every(([name, value]) => PASSES[name]?.(row, value)),
          );
          for (const order of ORDERS) {
            const expected = sortedBy(passing, order).map(({ id }) => id);
            for (const first of [0, 5]) {
              const asked = { ...order, query: "", filters };
              const found = yield* lists[table]({ first, max: 9 }, asked);
              expect({ table, asked, first, ...found }).toEqual({
                table,
                asked,
                first,
                ids: expected.slice(first, first + 9),
                total: expected.length,
              });
            }
          }
        }
      }
    }),
  );
});
