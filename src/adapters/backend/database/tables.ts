import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** Where the migrator writes down what it did. */
export const MIGRATIONS = "effect_sql_migrations";

/** What the column of a field is called, where nothing else is said. */
export const columnNamed = (field: string): string =>
  field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The number of the last migration of the database; 0 before the first. */
export const reachedMigration = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const [table] = yield* sql`SELECT 1 WHERE to_regclass(${MIGRATIONS}) IS NOT NULL`;
  if (table === undefined) return 0;
  const [last] = yield* sql<{ migration: number | null }>`
    SELECT max(migration_id)::int AS migration FROM ${sql(MIGRATIONS)}`;
  return last?.migration ?? 0;
});

/** The tables of the database but the migrator's own. */
export const tables = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const rows = yield* sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> ${MIGRATIONS} ORDER BY tablename`;
  return rows.map(({ name }) => name);
});

/** The columns of a table but those that follow from the others. */
export const writtenColumns = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient;
  const columns = yield* sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${`public.${table}`}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ORDER BY attnum`;
  return sql.csv(columns.map(({ name }) => sql`${sql(name)}`));
});

/** What texts of instants and numbers depend on, for the rest of the transaction. */
export const readAlike = Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`SET LOCAL timezone = 'UTC'`;
  yield* sql`SET LOCAL datestyle = 'ISO, YMD'`;
  yield* sql`SET LOCAL extra_float_digits = 1`;
  yield* sql`SET LOCAL bytea_output = 'hex'`;
});
