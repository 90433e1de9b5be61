import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";
import type { Fragment } from "effect/sql/Statement";
import type { PageWindow } from "../../../domain/paging.ts";
import { MISSING, type Order } from "./list-order.ts";

/** A part of an order, read in its direction from a place on; the first so many of its records are left out. */
export interface Stretch extends PageWindow {
  readonly key: string;
  readonly id: string;
}

/** How many records there are, how many of them have what they are sorted by, and where a window begins. */
interface Begun {
  readonly total: number;
  readonly there: number;
  readonly key: string | null;
  readonly id: string | null;
  readonly skipped: number | null;
}

/** The places from which all of an order is read, in either direction. */
const BEHIND = { key: MISSING + MISSING, id: "0" };

/** Where the pages of a list begin, by the blocks of its orders: see the migration that made them. */
export const listBlocks = (sql: SqlClient, table: string, keyColumn: string) => {
  const id = sql.literal(keyColumn);
  // The places come from the backend's own filters, never from what is asked.
  const held = (cells: ReadonlyArray<number>): Fragment =>
    sql.literal(cells.map((cell) => `counts[${cell + 1}]`).join(" + "));

  /** How many records of some kinds there are. */
  const counted = (cells: ReadonlyArray<number>) =>
    sql<{ total: number }>`
      SELECT sum(${held(cells)})::int AS total FROM list_blocks WHERE list = ${table} AND sort = ''`.pipe(
      Effect.map(([row]) => row?.total ?? 0),
    );

  // Read backwards, a block begins where the next one does; what is missing is last in either direction.
  const begun = (
    { sort, isDescending, isTurned }: Order,
    cells: ReadonlyArray<number>,
    first: number,
  ): Effect.Effect<Begun, SqlError> => {
    const end = isTurned ? sql`there` : sql`total`;
    const rank = isDescending
      ? sql`CASE WHEN ${first}::bigint < ${end} THEN ${end} ELSE total + ${end} END - 1 - ${first}::bigint`
      : sql`${first}::bigint`;
    const place = isDescending
      ? sql`coalesce(next.start_key, ${BEHIND.key}) AS key, coalesce(next.start_id, 0)::text AS id, (upto - 1 - rank)::int AS skipped`
      : sql`block.start_key AS key, block.start_id::text AS id, (rank - upto + held)::int AS skipped`;
    const next = isDescending
      ? sql`
        LEFT JOIN LATERAL (
          SELECT start_key, start_id FROM list_blocks
          WHERE list = ${table} AND sort = ${sort} AND (start_key, start_id) > (block.start_key, block.start_id)
          ORDER BY start_key, start_id LIMIT 1) AS next ON block.start_key IS NOT NULL`
      : sql``;
    return sql<Begun>`
      WITH blocks AS MATERIALIZED (
        SELECT start_key, start_id, held, (sum(held) OVER (ORDER BY start_key, start_id))::int AS upto
        FROM (
          SELECT start_key, start_id, ${held(cells)} AS held FROM list_blocks
          WHERE list = ${table} AND sort = ${sort}) AS counted),
      size AS (
        SELECT max(upto) AS total, coalesce(max(upto) FILTER (WHERE start_key < ${MISSING}), 0) AS there FROM blocks),
      ranked AS (SELECT *, ${rank} AS rank FROM size)
      SELECT total, there, ${place}
      FROM ranked LEFT JOIN blocks AS block ON upto > rank AND upto - held <= rank ${next}`.pipe(
      Effect.map(([row]) => row ?? { total: 0, there: 0, key: null, id: null, skipped: null }),
    );
  };

  /** How many records of some kinds there are, and the stretches in which a window of them lies. */
  const stretchesOf = (order: Order, cells: ReadonlyArray<number>, { first, max }: PageWindow) =>
    Effect.map(begun(order, cells, first), ({ total, there, key, id: from, skipped }) => {
      if (key === null || from === null || skipped === null || first >= total)
        return { total, stretches: [] };
      const end = order.isTurned && first < there ? there : total;
      const begin: Stretch = { key, id: from, first: skipped, max: Math.min(max, end - first) };
      const rest = Math.min(first + max, total) - end;
      return {
        total,
        stretches: rest > 0 ? [begin, { ...BEHIND, first: 0, max: rest }] : [begin],
      };
    });

  /** The keys in a stretch. */
  const keysIn = (
    { sort, isDescending }: Order,
    { key: fromKey, id: fromId, first, max }: Stretch,
    isOf: Fragment,
  ): Fragment => {
    const direction = sql.literal(isDescending ? "DESC" : "ASC");
    const key = sql.literal(`${sort}_key`);
    const order = sort === "" ? id : sql`${key} ${direction}, ${id} ${direction}`;
    const within =
      sort === ""
        ? sql`${id} >= ${fromId}::bigint`
        : sql`(${key}, ${id}) ${sql.literal(isDescending ? "<" : ">=")} (${fromKey}, ${fromId}::bigint)`;
    return sql`
      SELECT ${id} FROM ${sql(table)} WHERE ${within} AND ${isOf}
      ORDER BY ${order} LIMIT ${max} OFFSET ${first}`;
  };

  return { counted, stretchesOf, keysIn };
};

/** Cuts blocks that have grown to four times their size, a list at a time, so that nobody waits for more than one. */
export const cutLargeBlocks = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const lists = yield* sql<{ list: string }>`SELECT list FROM lists ORDER BY list`;
  yield* Effect.forEach(lists, ({ list }) => sql`SELECT cut_large_blocks(${list})`, { discard: true });
}).pipe(Effect.orDie);
