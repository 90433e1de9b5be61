import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import type { PageWindow } from "../../../domain/paging.ts";
import { listMemory, listVersions, versionsOf } from "./list-memory.ts";
import { MISSING, type Order } from "./list-order.ts";

/** A part of an order, read in its direction from a place on; the first so many of its records are left out. */
export interface Stretch extends PageWindow {
  readonly key: string;
  readonly id: string;
}

/** A part of the records of an order, how many of each kind are in it, and where it begins. */
export interface Block {
  readonly key: string;
  readonly id: string;
  readonly counts: ReadonlyArray<number>;
}

/** Behind whatever is in an order, which is read from there backwards. */
const BEHIND = { key: MISSING + MISSING, id: String(2n ** 63n - 1n) };

/**
 * A window of what a query finds. The planner does not look into the selects around what it is given here: it would plan
 * each page anew, which takes as long as reading it.
 */
export const limitedTo = (sql: SqlClient, { first, max }: PageWindow): Fragment =>
  sql`LIMIT (SELECT ${max}::bigint) OFFSET (SELECT ${first}::bigint)`;

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((one, other) => one + other, 0);

/** Where the pages of a list begin, by the blocks of its orders: see the migration that made them. */
export const listBlocks = (sql: SqlClient, table: string, keyColumn: string) => {
  const id = sql.literal(keyColumn);
  // The places come from the backend's own filters, never from what is asked.
  const held = (cells: ReadonlyArray<number>): Fragment =>
    sql.literal(cells.map((cell) => `counts[${cell + 1}]`).join(" + "));

  const known = listMemory<ReadonlyArray<Block>>();

  const counted = (cells: ReadonlyArray<number>) =>
    sql<{ total: number }>`
      SELECT sum(${held(cells)})::int AS total FROM list_blocks WHERE list = ${table} AND sort = ''`.pipe(
      Effect.map(([row]) => row?.total ?? 0),
    );

  const blocksOf = (sort: string) =>
    sql<Block>`
      SELECT start_key AS key, start_id::text AS id, counts FROM list_blocks
      WHERE list = ${table} AND sort = ${sort} ORDER BY start_key, start_id`;

  /** The blocks of an order as they are. */
  const read = Effect.fnUntraced(function* (sort: string) {
    const { ordered } = yield* listVersions(sql, table, sort);
    return yield* known.remembered(ordered, sort, blocksOf(sort));
  });

  const isStill = (sort: string, version: string): Fragment =>
    sql`(SELECT ordered FROM (${versionsOf(sql, table, sort)}) AS versions) = ${version}`;

  /** How many records of some kinds there are by the blocks of an order, and the stretches in which a window of them lies. */
  const stretchesOf = (
    blocks: ReadonlyArray<Block>,
    { isDescending, isTurned }: Order,
    cells: ReadonlyArray<number>,
    { first, max }: PageWindow,
  ): { readonly total: number; readonly stretches: ReadonlyArray<Stretch> } => {
    const heldBy = ({ counts }: Block) => cells.reduce((all, cell) => all + (counts[cell] ?? 0), 0);
    const total = sum(blocks.map(heldBy));
    if (first >= total) return { total, stretches: [] };
    const end = isTurned ? sum(blocks.filter(({ key }) => key !== MISSING).map(heldBy)) : total;
    const isInFront = first < end;
    // Read backwards, a block begins where the next one does; what is missing is last in either direction.
    const rank = isDescending ? (isInFront ? end : total + end) - 1 - first : first;
    let before = 0;
    for (const [place, block] of blocks.entries()) {
      const upto = before + heldBy(block);
      if (rank >= before && rank < upto) {
        const { key, id: from } = isDescending ? (blocks[place + 1] ?? BEHIND) : block;
        const skipped = isDescending ? upto - 1 - rank : rank - before;
        const until = isInFront ? end : total;
        const begin: Stretch = { key, id: from, first: skipped, max: Math.min(max, until - first) };
        const rest = Math.min(first + max, total) - until;
        return { total, stretches: rest > 0 ? [begin, { ...BEHIND, first: 0, max: rest }] : [begin] };
      }
      before = upto;
    }
    return { total, stretches: [] };
  };

  const keysIn = (
    { sort, isDescending }: Order,
    { key: fromKey, id: fromId, first, max }: Stretch,
    isOf: Fragment,
  ): Fragment => {
    const direction = sql.literal(isDescending ? "DESC" : "ASC");
    const key = sql.literal(`${sort}_key`);
    const onFrom = sql.literal(isDescending ? "<" : ">=");
    const from = sql`(SELECT ${fromId}::bigint)`;
    const [order, within] =
      sort === ""
        ? [sql`${id} ${direction}`, sql`${id} ${onFrom} ${from}`]
        : [
            sql`${key} ${direction}, ${id} ${direction}`,
            sql`(${key}, ${id}) ${onFrom} ((SELECT ${fromKey}::text), ${from})`,
          ];
    return sql`
      SELECT ${id} FROM ${sql(table)} WHERE ${within} AND ${isOf}
      ORDER BY ${order} ${limitedTo(sql, { first, max })}`;
  };

  return { counted, latest: known.latest, read, isStill, stretchesOf, keysIn };
};

/** Cuts blocks that have grown to twice their size, a list at a time, so that nobody waits for more than one. */
export const cutLargeBlocks = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const lists = yield* sql<{ list: string }>`SELECT list FROM lists ORDER BY list`;
  // A list that somebody holds keeps none after it from its turn.
  const cuts = yield* Effect.forEach(lists, ({ list }) => Effect.exit(sql`SELECT cut_large_blocks(${list})`));
  yield* Exit.asVoidAll(cuts);
}).pipe(Effect.orDie);
