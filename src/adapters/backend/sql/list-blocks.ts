import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import type { PageWindow } from "../../../domain/paging.ts";
import { MISSING, type Order } from "./list-order.ts";

/** A part of an order that is read in one direction: what is there, or what is missing; both are blocks of their own. */
export interface Stretch extends PageWindow {
  readonly isDescending: boolean;
  readonly blocks: Fragment;
}

/** Where the pages of a list begin, by the blocks of its orders: see the migration that made them. */
export const listBlocks = (sql: SqlClient, table: string, keyColumn: string) => {
  const id = sql.literal(keyColumn);
  // The places come from the backend's own filters, never from what is asked.
  const held = (cells: ReadonlyArray<number>): Fragment =>
    sql.literal(cells.map((cell) => `counts[${cell + 1}]`).join(" + "));

  /** How many records of some kinds there are, and how many of them lack what they are sorted by. */
  const counted = (sort: string, cells: ReadonlyArray<number>) =>
    sql<{ total: number; missing: number }>`
      SELECT sum(${held(cells)})::int AS total,
        coalesce(sum(${held(cells)}) FILTER (WHERE start_key = ${MISSING}), 0)::int AS missing
      FROM list_blocks WHERE list = ${table} AND sort = ${sort}`.pipe(
      Effect.orDie,
      Effect.map(([row]) => ({ total: row?.total ?? 0, missing: row?.missing ?? 0 })),
    );

  /** The stretches in which a window lies. */
  const stretchesOf = (
    { isDescending, isTurned }: Order,
    { total, missing }: { readonly total: number; readonly missing: number },
    { first, max }: PageWindow,
  ): ReadonlyArray<Stretch> => {
    if (!isTurned) return first < total ? [{ isDescending, blocks: sql`TRUE`, first, max }] : [];
    const there = total - missing;
    const end = first + max;
    return [
      ...(first < there
        ? [{ isDescending, blocks: sql`start_key < ${MISSING}`, first, max: Math.min(max, there - first) }]
        : []),
      ...(end > there && first < total
        ? [
            {
              isDescending,
              blocks: sql`start_key = ${MISSING}`,
              first: Math.max(0, first - there),
              max: end - Math.max(first, there),
            },
          ]
        : []),
    ];
  };

  /** The keys in a stretch, read from the block on in which it begins. */
  const keysIn = (
    sort: string,
    cells: ReadonlyArray<number>,
    { isDescending, blocks, first, max }: Stretch,
    isOf: Fragment,
  ): Fragment => {
    const direction = sql.literal(isDescending ? "DESC" : "ASC");
    const key = sql.literal(`${sort}_key`);
    const order = sort === "" ? id : sql`${key} ${direction}, ${id} ${direction}`;
    const fromBlock =
      sort === ""
        ? sql`${id} >= (SELECT start_id FROM begun)`
        : isDescending
          ? sql`(${key}, ${id}) < ((SELECT end_key FROM begun), (SELECT end_id FROM begun))`
          : sql`(${key}, ${id}) >= ((SELECT start_key FROM begun), (SELECT start_id FROM begun))`;
    return sql`
      WITH blocks AS (
        SELECT start_key, start_id, ${held(cells)} AS held,
          lead(start_key, 1, ${MISSING + MISSING}) OVER after AS end_key, lead(start_id, 1, 0::bigint) OVER after AS end_id
        FROM list_blocks WHERE list = ${table} AND sort = ${sort}
        WINDOW after AS (ORDER BY start_key, start_id)),
      summed AS (
        SELECT *, sum(held) OVER (ORDER BY start_key ${direction}, start_id ${direction}) AS upto
        FROM blocks WHERE ${blocks}),
      begun AS MATERIALIZED (SELECT * FROM summed WHERE upto > ${first} AND upto - held <= ${first})
      SELECT ${id} FROM ${sql(table)} WHERE ${fromBlock} AND ${isOf}
      ORDER BY ${order} LIMIT ${max} OFFSET (SELECT ${first} - upto + held FROM begun)`;
  };

  return { counted, stretchesOf, keysIn };
};

/** Cuts blocks that have grown to four times their size, a list at a time, so that nobody waits for more than one. */
export const cutLargeBlocks = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const lists = yield* sql<{ list: string }>`SELECT list FROM lists ORDER BY list`;
  yield* Effect.forEach(lists, ({ list }) => sql`SELECT cut_large_blocks(${list})`, { discard: true });
}).pipe(Effect.orDie);
