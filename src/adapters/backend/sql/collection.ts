import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import { UNARRANGED } from "../../../domain/list-request.ts";
import type { Collection, CountedCollection, SearchedCollection } from "../../../domain/ports/collection.ts";
import { readable } from "../../../domain/records.ts";
import { NotFound, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Row } from "./entity-rows.ts";
import { type Listed, listing } from "./listing.ts";
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
  readonly missing: string;
}

/** The reads and the removal that every kind of record has, in the order of its key. */
export const collectionSql = <A>(
  sql: SqlClient,
  { select, table, key, keyColumn, itemOf, missing }: Table<A>,
): Pick<Collection<A, string>, "all" | "byId" | "remove"> & {
  readonly where: (condition: Fragment) => Effect.Effect<ReadonlyArray<A>>;
} => {
  const order = sql.literal(key);
  const column = sql.literal(keyColumn);
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
    byId: (id) => Effect.flatMap(where(sql`${order} = ${keyOf(id)}`), first),
    remove: (id) =>
      sql`DELETE FROM ${sql(table)} WHERE ${column} = ${keyOf(id)} RETURNING 1`.pipe(
        Effect.orDie,
        Effect.flatMap(([deleted]) => (deleted === undefined ? Effect.fail(NotFound(missing)) : Effect.void)),
      ),
  };
};

/** The same of a kind of record that is listed. */
export const listedSql = <A>(
  sql: SqlClient,
  table: Table<A> & Listed,
): CountedCollection<A, string> & ReturnType<typeof collectionSql<A>> => {
  const { list, count } = listing(sql, table);
  return {
    ...collectionSql(sql, table),
    list,
    page: (range) => list(range, UNARRANGED),
    count,
  };
};

/** The same of one that is searched as well. */
export const searchedSql = <A>(
  sql: SqlClient,
  table: Table<A> & Listed,
): SearchedCollection<A, string> & ReturnType<typeof collectionSql<A>> => {
  const records = listedSql(sql, table);
  return { ...records, find: (query, range) => records.list(range, { ...UNARRANGED, query }) };
};
