import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";
import type { Fragment } from "effect/sql/Statement";
import type { Arrangement } from "../../../domain/list-request.ts";
import type { PageWindow } from "../../../domain/paging.ts";
import { type Found, readable } from "../../../domain/records.ts";
import type { Row } from "./entity-rows.ts";
import { found, matching } from "./finding.ts";
import { listMemory } from "./list-memory.ts";
import { listBlocks } from "./list-blocks.ts";
import { MISSING, type Ordered, orderOf, orderSql } from "./list-order.ts";

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

/** So many records of another one are gathered and sorted; of more a page is soon full, whatever their order. */
const MANY = 10_000;

/** So many matches are gathered and sorted for a page far behind. */
const SOME = 100_000;

/** So many matches of a search are counted; of more it is only said that there are more. */
const MATCHES = 1_000;

/** In so many records there are enough matches of a search for letters that are everywhere. */
const GLANCE = 50_000;

/** So many records are looked at in their order for a page of matches, before all matches are gathered. */
const WALK = 60_000;

/**
 * Lists over SQL. Where only kinds are told apart, blocks say how many records pass and where a page begins; any other
 * question is asked of the records themselves.
 */
export const listing = <A>(sql: SqlClient, list: Table<A>) => {
  const { table, key, keyColumn, cells } = list;
  const [alias = table] = key.split(".");
  const id = sql.literal(keyColumn);
  const everyCell = Array.from({ length: cells }, (_, cell) => cell);
  const counts = listMemory<number>(sql, table);
  const searches = listMemory<ReadonlyArray<string>>(sql, table);
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

  /** Those that match, up to a limit: among any records where letters are that are everywhere, else by an index. */
  const matchesUpTo = (limit: number, atHand: Fragment, indexed: Fragment) =>
    sql<{ ids: ReadonlyArray<string> }>`
      WITH matched AS MATERIALIZED (SELECT ${id} FROM ${sql(table)} WHERE ${indexed}),
        early AS MATERIALIZED (
          SELECT ARRAY(
            SELECT ${id}::text FROM (SELECT * FROM ${sql(table)} LIMIT ${GLANCE}) AS glanced
            WHERE ${atHand} LIMIT ${limit}) AS ids)
      SELECT CASE WHEN (SELECT cardinality(ids) FROM early) >= ${limit} THEN (SELECT ids FROM early)
        ELSE ARRAY(SELECT ${id}::text FROM matched LIMIT ${limit}) END AS ids`.pipe(
      Effect.map(([row]) => row?.ids ?? []),
    );

  const readList = (range: PageWindow, arrangement: Arrangement): Effect.Effect<Found<A>> => {
    const { query, filters } = arrangement;
    const narrowings = Object.entries(filters).flatMap(([name, value]) => list.filters[name]?.(value) ?? []);
    const conditions = narrowings.flatMap(({ condition }) => condition ?? []);
    const chosen = everyCell.filter((cell) =>
      narrowings.every(({ passes }) => passes === undefined || passes(cell)),
    );
    if (chosen.length === 0) return Effect.succeed({ ...readable([]), total: 0 });
    const isOf =
      chosen.length === cells ? sql`TRUE` : sql`cell = ANY (${`{${chosen.join(",")}}`}::smallint[])`;
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
      const { total, stretches } = yield* blocks.stretchesOf(order, chosen, range);
      if (total <= FEW) return { ...readable(yield* gathered(isOf)), total };
      const parts = yield* Effect.forEach(stretches, (stretch) =>
        items(shown, blocks.keysIn(order, stretch, isOf)),
      );
      return { ...readable(parts.flat()), total };
    });

    const inOrder = (where: Fragment) =>
      items(
        shown,
        sql`
          SELECT ${id} FROM ${sql(table)} WHERE ${where}
          ORDER BY ${orderSql(sql, list, order, table)} LIMIT ${max} OFFSET ${first}`,
      );

    /** Those of the first records in the order that match; nothing where they fill no page. */
    const walked = (where: Fragment) =>
      Effect.map(
        items(
          shown,
          sql`
            SELECT ${id} FROM (
              SELECT * FROM ${sql(table)} WHERE ${order.isTurned ? sql`${sql.literal(`${order.sort}_key`)} < ${MISSING}` : sql`TRUE`}
              ORDER BY ${orderSql(sql, list, { ...order, isTurned: false }, table)} LIMIT ${WALK}) AS walked
            WHERE ${where}
            ORDER BY ${orderSql(sql, list, { ...order, isTurned: false }, "walked")} LIMIT ${max} OFFSET ${first}`,
        ),
        (page) => (page.length === max ? page : undefined),
      );

    const question = JSON.stringify([query, filters]);

    const byReference = Effect.gen(function* () {
      const where = sql.and([...conditions, isOf]);
      const few = yield* countedUpTo(FEW + 1, where);
      if (few <= FEW) return { ...readable(yield* gathered(where)), total: few };
      const total = yield* counts(question, countedUpTo(undefined, where));
      if (first >= total) return { ...readable([]), total };
      return { ...readable(yield* total <= MANY ? gathered(where) : inOrder(where)), total };
    });

    const bySearch = Effect.gen(function* () {
      const atHand = sql.and([matching(sql, query), ...conditions, isOf]);
      const indexed = sql.and([found(sql, query), ...conditions, isOf]);
      const matches = yield* searches(question, matchesUpTo(MATCHES + 1, atHand, indexed));
      const { length } = matches;
      if (length <= MATCHES) {
        const among = sql`${id} = ANY (${`{${matches.join(",")}}`}::bigint[])`;
        return { ...readable(first < length ? yield* gathered(among) : []), total: length };
      }
      const many = { total: undefined, atLeast: MATCHES };
      if (first + max <= MATCHES) {
        const page = yield* walked(atHand);
        return { ...readable(page ?? (yield* gathered(indexed))), ...many };
      }
      const total = yield* counts(question, countedUpTo(undefined, indexed));
      if (first >= total) return { ...readable([]), total };
      return { ...readable(yield* total <= SOME ? gathered(indexed) : inOrder(atHand)), total };
    });

    const asked: Effect.Effect<Found<A>, SqlError> = query !== ""
      ? bySearch
      : conditions.length === 0
        ? byBlocks
        : byReference;
    return Effect.orDie(asked);
  };

  return {
    list: readList,
    count: () => Effect.orDie(blocks.counted(everyCell)),
  };
};
