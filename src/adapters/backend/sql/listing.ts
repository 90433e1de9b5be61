import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";
import type { Fragment } from "effect/sql/Statement";
import type { Arrangement } from "../../../domain/list-request.ts";
import type { PageWindow } from "../../../domain/paging.ts";
import { type Found, readable } from "../../../domain/records.ts";
import type { Row } from "./entity-rows.ts";
import { matching } from "./finding.ts";
import { listCounts } from "./list-counts.ts";
import { listBlocks } from "./list-blocks.ts";
import { type Ordered, orderOf, orderSql } from "./list-order.ts";

/** What one filter asks: which kinds of record pass, and what else has to hold. */
export interface Narrowing {
  readonly passes?: (cell: number) => boolean;
  readonly condition?: Fragment;
}

/** How the records of a table are listed (D58). */
export interface Listed extends Pick<Ordered, "maybe"> {
  /** How many kinds of record there are; which they are stands in the migration that made them. */
  readonly cells: number;
  readonly filters: Readonly<Record<string, (value: string) => Narrowing>>;
}

interface Table<A> extends Listed {
  readonly keyColumn: string;
  readonly select: Fragment;
  readonly table: string;
  readonly key: string;
  readonly itemOf: (row: Row) => A;
}

/** So many records are counted each time; the number of more is kept. */
const FEW = 2_000;

/** So many records are gathered and sorted, because they may stand together in their order; of more a page is soon full. */
const MANY = 100_000;

/**
 * Lists over SQL. Where only kinds are told apart, blocks say how many records pass and where a page begins; any other
 * question is asked of the records themselves.
 */
export const listing = <A>(sql: SqlClient, list: Table<A>) => {
  const { table, key, keyColumn, cells } = list;
  const [alias = table] = key.split(".");
  const id = sql.literal(keyColumn);
  const everyCell = Array.from({ length: cells }, (_, cell) => cell);
  const remembered = listCounts(sql, table);
  const blocks = listBlocks(sql, table, keyColumn);

  const items = (order: Fragment, keys: Fragment) =>
    sql<Row>`
      ${list.select} WHERE ${sql.literal(key)} = ANY (ARRAY (${keys})) ORDER BY ${order}`.pipe(
      Effect.map((rows) => rows.map(list.itemOf)),
    );

  const countedUpTo = (limit: number | undefined, where: Fragment) =>
    sql<{ total: number }>`
      SELECT count(*)::int AS total FROM (
        SELECT 1 FROM ${sql(table)} WHERE ${where} ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}) AS counted`.pipe(
      Effect.map(([row]) => row?.total ?? 0),
    );

  const readList = (range: PageWindow, arrangement: Arrangement): Effect.Effect<Found<A>> => {
    const { query, filters } = arrangement;
    const narrowings = Object.entries(filters).flatMap(([name, value]) => list.filters[name]?.(value) ?? []);
    const conditions = [
      ...(query === "" ? [] : [matching(sql, query)]),
      ...narrowings.flatMap(({ condition }) => condition ?? []),
    ];
    const chosen = everyCell.filter((cell) =>
      narrowings.every(({ passes }) => passes === undefined || passes(cell)),
    );
    if (chosen.length === 0) return Effect.succeed({ ...readable([]), total: 0 });
    const isOf =
      chosen.length === cells
        ? sql`TRUE`
        : sql`cell = ANY (${sql.literal(`'{${chosen.join(",")}}'::smallint[]`)})`;
    const order = orderOf(list, arrangement);
    const shown = orderSql(sql, list, order, alias);
    const { first, max } = range;
    const sortedBy = order.sort === "" ? id : sql`${id}, ${sql.literal(`${order.sort}_key`)}`;

    const gathered = (where: Fragment) =>
      items(
        shown,
        sql`
          WITH gathered AS MATERIALIZED (SELECT ${sortedBy} FROM ${sql(table)} WHERE ${where})
          SELECT ${id} FROM gathered ORDER BY ${orderSql(sql, list, order, "gathered")} LIMIT ${max} OFFSET ${first}`,
      );

    const byBlocks = Effect.gen(function* () {
      const counts = yield* blocks.counted(order.sort, chosen);
      if (counts.total <= FEW) return { ...readable(yield* gathered(isOf)), total: counts.total };
      const parts = yield* Effect.forEach(blocks.stretchesOf(order, counts, range), (stretch) =>
        items(shown, blocks.keysIn(order.sort, chosen, stretch, isOf)),
      );
      return { ...readable(parts.flat()), total: counts.total };
    });

    const byRecords = Effect.gen(function* () {
      const where = sql.and([...conditions, isOf]);
      const few = yield* countedUpTo(FEW + 1, where);
      if (few <= FEW) return { ...readable(yield* gathered(where)), total: few };
      const total = yield* remembered(JSON.stringify([query, filters]), countedUpTo(undefined, where));
      if (first >= total) return { ...readable([]), total };
      if (total <= MANY) return { ...readable(yield* gathered(where)), total };
      const inOrder = sql`
        SELECT ${id} FROM ${sql(table)} WHERE ${where}
        ORDER BY ${orderSql(sql, list, order, table)} LIMIT ${max} OFFSET ${first}`;
      return { ...readable(yield* items(shown, inOrder)), total };
    });

    const asked: Effect.Effect<Found<A>, SqlError> = conditions.length === 0 ? byBlocks : byRecords;
    return Effect.orDie(asked);
  };

  return {
    list: readList,
    count: () => Effect.map(blocks.counted("", everyCell), ({ total }) => total),
  };
};
