import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** The blocks of a list are remembered for as long as its version is the same, so a list that is cut anew has another one. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    DO $$
    BEGIN
      EXECUTE replace(pg_get_functiondef('cut_list'::regproc),
        'DELETE FROM list_blocks WHERE list = which;',
        'DELETE FROM list_blocks WHERE list = which;
      UPDATE lists SET version = txid_current() WHERE list = which;');
    END $$`;
});
