import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { TIME } from "../listed.ts";

const asked = (row: string): string => `ROW(${row}.cell, ${row}.user_id, ${row}.kitchen_id, ${row}.time_key)`;

/**
 * Favorites and blocks are in the order of when they were made (0023), as all else that people leave behind, so that one
 * index finds them by day and sorts them. Of those that were there before nobody noted it: they come first, by their ids.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  for (const [table, id] of [
    ["favorites", "favorite_id"],
    ["blocks", "block_id"],
  ] as const) {
    yield* sql.unsafe(`DROP TRIGGER ${table}_recounted ON ${table}`);
    yield* sql.unsafe(`ALTER TABLE ${table} DROP COLUMN time_key`);
    yield* sql.unsafe(`
      ALTER TABLE ${table} ADD COLUMN time_key text COLLATE "C" NOT NULL
      GENERATED ALWAYS AS (coalesce(${TIME}, '')) STORED`);
    yield* sql.unsafe(`CREATE INDEX ${table}_by_time ON ${table} (time_key, ${id}) INCLUDE (cell)`);
    // As 0040 made it.
    yield* sql.unsafe(`
      CREATE CONSTRAINT TRIGGER ${table}_recounted AFTER UPDATE ON ${table} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (
        ${asked("OLD")} IS DISTINCT FROM ${asked("NEW")}
        AND current_setting('console.counting', true) IS DISTINCT FROM 'off')
      EXECUTE FUNCTION count_${table}()`);
    yield* sql`SELECT cut_list(${table})`;
  }
});
