import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** What the filters of these lists look at, as 0022 has it of comments. */
const ASKED: Readonly<Record<string, ReadonlyArray<string>>> = {
  blocks: ["user_id", "kitchen_id"],
  dates: ["source_user_id", "target_user_id", "kitchen_id"],
  favorites: ["user_id", "kitchen_id"],
  reports: ["user_id", "kitchen_id"],
};

const rowOf = (row: string, columns: ReadonlyArray<string>): string =>
  `ROW(${columns.map((column) => `${row}.${column}`).join(", ")})`;

/** What is remembered of these lists ends when a record of theirs comes to refer to somebody or something else (0009). */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  for (const [table, columns] of Object.entries(ASKED)) {
    const asked = ["cell", ...columns];
    const seen = [...asked, "time_key"];
    yield* sql.unsafe(`DROP TRIGGER ${table}_recounted ON ${table}`);
    yield* sql.unsafe(`
      DO $$
      BEGIN
        EXECUTE replace(replace(pg_get_functiondef('count_${table}'::regproc),
          'ROW(OLD.cell)', '${rowOf("OLD", asked)}'), 'ROW(NEW.cell)', '${rowOf("NEW", asked)}');
      END $$`);
    yield* sql.unsafe(`
      CREATE CONSTRAINT TRIGGER ${table}_recounted AFTER UPDATE ON ${table} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (
        ${rowOf("OLD", seen)} IS DISTINCT FROM ${rowOf("NEW", seen)}
        AND current_setting('console.counting', true) IS DISTINCT FROM 'off')
      EXECUTE FUNCTION count_${table}()`);
  }
});
