import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** Where the migrator writes down what it did. */
export const MIGRATIONS = "effect_sql_migrations";

/** The tables of the database but the migrator's own. */
export const tables = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const rows = yield* sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> ${MIGRATIONS} ORDER BY tablename`;
  return rows.map(({ name }) => name);
});

/** How many rows a table has, and what they add up to in whatever order they are. */
export const checksum = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient;
  const [sum] = yield* sql<{ rows: number; checksum: string }>`
    SELECT count(*)::float8 AS rows,
      coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text AS checksum
    FROM ${sql(table)} t`;
  return { name: table, rows: sum?.rows ?? 0, checksum: sum?.checksum ?? "" };
});

/** What texts of instants and numbers depend on, for the rest of the transaction. */
export const readAlike = Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`SET LOCAL timezone = 'UTC'`;
  yield* sql`SET LOCAL datestyle = 'ISO, YMD'`;
  yield* sql`SET LOCAL extra_float_digits = 1`;
  yield* sql`SET LOCAL bytea_output = 'hex'`;
});
