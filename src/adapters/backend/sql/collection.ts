import * as Effect from "effect/Effect";
import type * as Schema from "effect/Schema";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import { UNARRANGED } from "../../../domain/list-request.ts";
import type { Collection, CountedCollection, SearchedCollection } from "../../../domain/ports/collection.ts";
import type { Records } from "../../../domain/records.ts";
import { NotFound } from "../../../domain/remote-failure.ts";
import { type Elsewhere, reading } from "./entity-rows.ts";
import { type Listed, listing, type ReadTable } from "./listing.ts";
import { firstOr, recordsBy } from "./reads.ts";
import { keyOf } from "./rows.ts";

export interface Table<A> extends ReadTable<A> {
  readonly missing: string;
}

/** How a table that holds an entity is read, `key` with the alias that the query gives it, and the `columns` that are. */
export const tableOf = <A, I>(
  sql: SqlClient,
  table: string,
  key: string,
  entity: Schema.Codec<A, I>,
  elsewhere?: Elsewhere,
): ReadTable<A> & { readonly columns: Fragment } => {
  const [alias = table, keyColumn = key] = key.split(".");
  const { columns, itemOf } = reading(sql, alias, entity, elsewhere);
  const select = sql`SELECT ${columns} FROM ${sql(table)} ${sql(alias)}`;
  return { select, columns, table, key, keyColumn, itemOf };
};

/** The reads and the removal that every kind of record has, in the order of its key. */
export const collectionSql = <A>(
  sql: SqlClient,
  { select, table, key, keyColumn, itemOf, missing }: Table<A>,
): Pick<Collection<A, string>, "all" | "byId" | "remove"> & {
  readonly where: (condition: Fragment) => Effect.Effect<Records<A>>;
} => {
  const order = sql.literal(key);
  const column = sql.literal(keyColumn);
  return {
    where: (condition) => sql`${select} WHERE ${condition} ORDER BY ${order}`.pipe(recordsBy(itemOf)),
    all: () => sql`${select} ORDER BY ${order}`.pipe(recordsBy(itemOf)),
    byId: (id) =>
      sql`${select} WHERE ${order} = ${keyOf(id)}`.pipe(firstOr(NotFound(missing)), Effect.map(itemOf)),
    remove: (id) =>
      sql`DELETE FROM ${sql(table)} WHERE ${column} = ${keyOf(id)} RETURNING 1`.pipe(
        firstOr(NotFound(missing)),
        Effect.asVoid,
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
