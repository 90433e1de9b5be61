import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import type { CountedCollection } from "../../../domain/ports/collection.ts";
import type { PageWindow } from "../../../domain/paging.ts";
import { readable } from "../../../domain/records.ts";
import { NotFound, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Row } from "./entity-rows.ts";
import { keyOf } from "./rows.ts";

export interface Table<A> {
  /** The query that reads them, up to `FROM` and its joins. */
  readonly select: Fragment;
  readonly table: string;
  /** Its key, as the query names it: with the table's alias or name, because a text of the key may be selected too. */
  readonly key: string;
  /** The same column by its own name. */
  readonly keyColumn: string;
  readonly itemOf: (row: Row) => A;
  /** The keys in a window, where counting them off one by one takes too long. */
  readonly keysIn?: (range: PageWindow) => Fragment;
  readonly missing: string;
}

/** The reads and the removal that every kind of record has, in the order of its key. */
export const collectionSql = <A>(
  sql: SqlClient,
  { select, table, key, keyColumn, keysIn, itemOf, missing }: Table<A>,
): CountedCollection<A, string> & {
  readonly where: (condition: Fragment) => Effect.Effect<ReadonlyArray<A>>;
} => {
  const order = sql.literal(key);
  const column = sql.literal(keyColumn);
  const countedOff = ({ first: offset, max }: PageWindow): Fragment => sql`
    SELECT ${column} FROM ${sql(table)} ORDER BY ${column} LIMIT ${max} OFFSET ${offset}`;
  const items = (rows: ReadonlyArray<Row>): ReadonlyArray<A> => rows.map(itemOf);
  const where = (condition: Fragment) =>
    sql<Row>`${select} WHERE ${condition} ORDER BY ${order}`.pipe(Effect.orDie, Effect.map(items));
  const first = ([item]: ReadonlyArray<A>): Effect.Effect<A, RemoteFailure> =>
    item === undefined ? Effect.fail(NotFound(missing)) : Effect.succeed(item);
  return {
    where,
    all: () =>
      sql<Row>`${select} ORDER BY ${order}`.pipe(
        Effect.orDie,
        Effect.map((rows) => readable(items(rows))),
      ),
    // Keys are counted off in their index, and only the records of the page itself are read.
    page: (range) =>
      Effect.map(where(sql`${order} = ANY (ARRAY (${(keysIn ?? countedOff)(range)}))`), readable),
    byId: (id) => Effect.flatMap(where(sql`${order} = ${keyOf(id)}`), first),
    remove: (id) =>
      sql`DELETE FROM ${sql(table)} WHERE ${column} = ${keyOf(id)} RETURNING 1`.pipe(
        Effect.orDie,
        Effect.flatMap(([deleted]) => (deleted === undefined ? Effect.fail(NotFound(missing)) : Effect.void)),
      ),
    count: () =>
      sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql(table)}`.pipe(
        Effect.orDie,
        Effect.map(([row]) => row?.count ?? 0),
      ),
  };
};
