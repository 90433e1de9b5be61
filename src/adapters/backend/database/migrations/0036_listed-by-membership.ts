import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * Users are listed by their tribe, and tribes by their members: what is remembered of either list ends with a change of a
 * membership. At the end of its transaction, and by one at a time, as all that changes versions.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE FUNCTION change_lists_of_members() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(5830);
      UPDATE lists SET version = txid_current()
      WHERE list IN ('users', 'tribes') AND version <> txid_current();
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE CONSTRAINT TRIGGER tribe_members_listed AFTER INSERT OR DELETE ON tribe_members
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (current_setting('console.counting', true) IS DISTINCT FROM 'off')
    EXECUTE FUNCTION change_lists_of_members()`;
});
