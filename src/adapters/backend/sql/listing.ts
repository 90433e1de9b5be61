import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";
import type { Fragment } from "effect/sql/Statement";
import type { Arrangement } from "../../../domain/list-request.ts";
import { MAX_PAGE_SIZE, type PageWindow } from "../../../domain/paging.ts";
import { type Found, readable } from "../../../domain/records.ts";
import type { Row } from "./entity-rows.ts";
import { found, matching } from "./finding.ts";
import { listMemory, listVersions } from "./list-memory.ts";
import { type Block, limitedTo, listBlocks } from "./list-blocks.ts";
import { type Ordered, orderOf, orderSql } from "./list-order.ts";

/** What one filter asks: which kinds of record pass, and what else has to hold. */
export interface Narrowing {
  readonly passes?: (cell: number) => boolean;
  readonly condition?: Fragment;
  /** The same in words that an index answers, where so few meet it that all of them are read. */
  readonly gathered?: Fragment;
}

/** How the records of a table are listed (D58). */
export interface Listed extends Pick<Ordered, "maybe" | "inTurn"> {
  /** How many kinds of record there are; which they are stands in the migration that made them. */
  readonly cells: number;
  readonly filters: Readonly<Record<string, (value: string) => Narrowing>>;
}

export interface ReadTable<A> {
  /** The query that reads them, up to `FROM` and its joins. */
  readonly select: Fragment;
  readonly table: string;
  /** Its key, as the query names it: with the table's alias or name, because a text of the key may be selected too. */
  readonly key: string;
  /** The same column by its own name. */
  readonly keyColumn: string;
  readonly itemOf: (row: Row) => A;
}

/** So many records are counted each time; the number of more is kept. */
const FEW = 2_000;

/** So many records of another one are gathered and sorted; of more a page is soon full, whatever their order. */
const MANY = 10_000;

/** So many matches of a search are counted; of more it is only said that there are more. So many are remembered at once. */
const MATCHES = 1_000;

/** How common the matches of a search are is told by about so many records, from anywhere. */
const GLANCE = 4_000;

/** Matches that make up such a share of the records are read in their order; rarer ones are gathered and sorted. */
const COMMON = 0.01;

/** The matches of a search, if they are few, and which share of the records they are. */
interface Matches {
  readonly ids: ReadonlyArray<string> | undefined;
  readonly share: number;
}

/** Records of one kind are in the order of their ids in an index. */
const isOneOf = (kinds: ReadonlyArray<number>): string =>
  kinds.length === 1 ? `cell = ${kinds.join("")}` : `cell = ANY ('{${kinds.join(",")}}'::smallint[])`;

/**
 * Lists over SQL. Where only kinds are told apart, blocks say how many records pass and where a page begins; any other
 * question is asked of the records themselves.
 */
export const listing = <A>(sql: SqlClient, list: ReadTable<A> & Listed) => {
  const { table, key, keyColumn, cells } = list;
  const [alias = table] = key.split(".");
  const id = sql.literal(keyColumn);
  const everyCell = Array.from({ length: cells }, (_, cell) => cell);
  const idArray = (ids: ReadonlyArray<string | number>) => sql`${ids}::bigint[]`;
  const counts = listMemory<number>();
  const searches = listMemory<Matches>();
  const blocks = listBlocks(sql, table, keyColumn);
  const parts = listMemory<ReadonlyArray<number>>();

  const rowsAt = (order: Fragment, keys: Fragment) =>
    sql`
      ${list.select} WHERE ${sql.literal(key)} = ANY (ARRAY (${keys})) ORDER BY ${order}`;
  const itemsOf = Effect.map((rows: ReadonlyArray<Row>) => rows.map(list.itemOf));
  /** Planned anew for what is asked: one plan for every search or filter would read all records for some. */
  const items = (order: Fragment, keys: Fragment) => itemsOf(rowsAt(order, keys).unprepared);

  const countedUpTo = (limit: number | undefined, where: Fragment) =>
    sql<{ total: number }>`
      SELECT count(*)::int AS total FROM (
        SELECT 1 FROM ${sql(table)} WHERE ${where} ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}) AS counted`.unprepared.pipe(
      Effect.map(([row]) => row?.total ?? 0),
    );

  /** Few matches by an index; that they are many is seen sooner in the records themselves, where they are common. */
  const matchesOf = (atHand: Fragment, indexed: Fragment) =>
    sql<{ ids: ReadonlyArray<string> | null; share: number }>`
      WITH glanced AS MATERIALIZED (
          SELECT count(*) FILTER (WHERE ${atHand}) / greatest(count(*), 1)::float8 AS share
          FROM ${sql(table)} TABLESAMPLE SYSTEM ((
            SELECT least(100, 100 * ${GLANCE} / greatest(reltuples, 1)) FROM pg_class
            WHERE oid = ${table}::regclass)) REPEATABLE (0)),
        common AS MATERIALIZED (
          SELECT count(*) AS met FROM (
            SELECT 1 FROM (SELECT * FROM ${sql(table)} LIMIT ${MATCHES / COMMON}) AS looked WHERE ${atHand} LIMIT ${MATCHES + 1}) AS met),
        matched AS MATERIALIZED (SELECT ${id} FROM ${sql(table)} WHERE ${indexed})
      SELECT share,
        CASE WHEN share >= ${COMMON} AND (SELECT met FROM common) > ${MATCHES} THEN NULL
        ELSE ARRAY(SELECT ${id}::text FROM matched LIMIT ${MATCHES + 1}) END AS ids
      FROM glanced`.unprepared.pipe(
      Effect.map(([row]): Matches => {
        const { ids = [], share = 0 } = row ?? {};
        return { ids: ids === null || ids.length > MATCHES ? undefined : ids, share };
      }),
    );

  /** The searched text, as the indexes of the orders have it. */
  const inIndex = sql`coalesce(short_text, ${sql.literal(`long_text_of_${table}`)}(${id}))`;

  const idsOf = (keys: Fragment) =>
    sql<{ ids: ReadonlyArray<number> }>`SELECT ARRAY(${keys})::float8[] AS ids`.unprepared.pipe(
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
    // In the statement itself, so that it is planned for them even where it is planned once.
    const isOf = sql.literal(chosen.length === cells ? "TRUE" : isOneOf(chosen));
    const order = orderOf(list, arrangement);
    const shown = orderSql(sql, list, order, alias);
    const { first, max } = range;
    const sortedBy = order.sort === "" ? id : sql`${id}, ${sql.literal(`${order.sort}_key`)}`;

    /** The keys in a window of some records, by gathering and sorting all of them. */
    const gathered = (where: Fragment, window: PageWindow) => sql`
      WITH gathered AS MATERIALIZED (SELECT ${sortedBy} FROM ${sql(table)} WHERE ${where})
      SELECT ${id} FROM gathered
      ORDER BY ${orderSql(sql, list, order, "gathered")} ${limitedTo(sql, window)}`;

    /** The same, by an index of the order where the database sees fit. */
    const inOrder = (where: Fragment, window: PageWindow) => sql`
      SELECT ${id} FROM ${sql(table)} WHERE ${where}
      ORDER BY ${orderSql(sql, list, order, table)} LIMIT ${window.max} OFFSET ${window.first}`;

    const pageBy = (known: ReadonlyArray<Block>, where: Fragment) => {
      const { total, stretches } = blocks.stretchesOf(known, order, chosen, range);
      const keys =
        total <= FEW
          ? [gathered(where, range)]
          : stretches.map((stretch) => blocks.keysIn(order, stretch, where));
      return Effect.map(
        Effect.forEach(keys, (each) => itemsOf(rowsAt(shown, each))),
        (pages) => ({ ...readable(pages.flat()), total }),
      );
    };

    // Blocks that are known are tried first, in the statement that asks whether they are true still: then one is enough.
    const byBlocks = Effect.gen(function* () {
      const known = blocks.latest(order.sort);
      if (known !== undefined) {
        const isStill = blocks.isStill(order.sort, known.version);
        const page = yield* pageBy(known.answer, sql`${isOf} AND ${isStill}`);
        if (page.items.length > 0 && page.items.length === Math.min(max, page.total - first)) return page;
      }
      return yield* pageBy(yield* blocks.read(order.sort), isOf);
    });

    const question = JSON.stringify([query, filters]);

    const byReference = Effect.gen(function* () {
      const where = sql.and([...conditions, isOf]);
      const all = sql.and([...narrowings.flatMap((one) => one.gathered ?? one.condition ?? []), isOf]);
      const few = yield* countedUpTo(FEW + 1, where);
      if (few <= FEW) return { ...readable(yield* items(shown, gathered(all, range))), total: few };
      const { version } = yield* listVersions(sql, table, order.sort);
      const total = yield* counts.remembered(version, question, countedUpTo(undefined, where));
      if (first >= total) return { ...readable([]), total };
      const keys = total <= MANY ? gathered(all, range) : inOrder(where, range);
      return { ...readable(yield* items(shown, keys)), total };
    });

    const bySearch = Effect.gen(function* () {
      const narrowed = (match: Fragment) => sql.and([match, ...conditions, isOf]);
      const indexed = narrowed(found(sql, query, inIndex));
      const { version, ordered } = yield* listVersions(sql, table, order.sort);
      const { ids, share } = yield* searches.remembered(
        version,
        question,
        matchesOf(narrowed(matching(sql, query)), indexed),
      );
      if (ids !== undefined) {
        const keys = gathered(sql`${id} = ANY (${idArray(ids)})`, range);
        return { ...readable(first < ids.length ? yield* items(shown, keys) : []), total: ids.length };
      }
      const isCommon = share >= COMMON;
      const where = isCommon ? narrowed(matching(sql, query, inIndex)) : indexed;
      const isOffered = first + max <= MATCHES;
      const counted = isOffered
        ? { total: undefined, atLeast: MATCHES }
        : { total: yield* counts.remembered(version, question, countedUpTo(undefined, where)) };
      if (first >= (counted.total ?? MATCHES)) return { ...readable([]), ...counted };
      const from = first % MATCHES;
      const part = { first: first - from, max: MATCHES + MAX_PAGE_SIZE };
      const inTurn = yield* parts.remembered(
        ordered,
        JSON.stringify([question, order, part.first]),
        idsOf((isCommon ? inOrder : gathered)(where, part)),
      );
      const keys = sql`SELECT unnest(${idArray(inTurn.slice(from, from + max))})`;
      return { ...readable(yield* items(shown, keys)), ...counted };
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
