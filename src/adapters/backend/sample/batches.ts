import type * as Arr from "effect/Array";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";

const BATCH = 20_000;

/** Writes rows in their order: while the database writes some, the next ones are drawn and become a statement. */
export const inBatches = <A>(
  rows: Iterable<A>,
  statement: (batch: Arr.NonEmptyReadonlyArray<A>) => Effect.Effect<unknown, SqlError>,
): Effect.Effect<void, SqlError> =>
  Stream.fromIterable(rows).pipe(
    Stream.grouped(BATCH),
    Stream.map(statement),
    Stream.buffer({ capacity: 1 }),
    Stream.runForEach((writing) => writing),
  );

/** Inserts rows of the same columns, in their order; read from JSON, which takes the database half as long as parameters. */
export const insertAll = Effect.fnUntraced(function* (
  table: string,
  rows: Iterable<Record<string, unknown>>,
) {
  const sql = yield* SqlClient;
  yield* inBatches(rows, (batch) => {
    const columns = sql.csv(Object.keys(batch[0]).map((column) => sql`${sql(column)}`));
    return sql`
      INSERT INTO ${sql(table)} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${sql(table)}, ${JSON.stringify(batch)}::json)`;
  });
});

/** The keys of a table, in their order. */
export const keysOf = Effect.fnUntraced(function* (table: string, column: string) {
  const sql = yield* SqlClient;
  const rows = yield* sql<{ key: string }>`
    SELECT ${sql(column)}::text AS key FROM ${sql(table)} ORDER BY ${sql(column)}`;
  return rows.map(({ key }) => key);
});
