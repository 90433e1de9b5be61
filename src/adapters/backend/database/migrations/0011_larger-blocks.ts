import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * Blocks of four thousand records. Every page adds up the blocks of its order and then steps over half a block: measured,
 * one block costs as much as fifteen records, so that for a million records this is the cheapest size. A plain array is
 * read where it lies.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`ALTER TABLE list_blocks ALTER COLUMN counts SET STORAGE PLAIN`;
  yield* sql`
    DO $$
    BEGIN
      EXECUTE replace(pg_get_functiondef('cut_large_blocks'::regproc), '4096', '16384');
      EXECUTE replace(pg_get_functiondef('cut_block'::regproc), '1024', '4096');
    END $$`;
  yield* sql`SELECT cut_list(list) FROM lists`;
});
