import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * What is left at kitchens is listed by their tribe: what is remembered of those lists ends when a kitchen moves to another
 * one. At the end of its transaction, and by one at a time, as all that changes versions.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE FUNCTION change_lists_at_kitchens() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(5830);
      UPDATE lists SET version = txid_current()
      WHERE list IN ('favorites', 'blocks', 'dates', 'reports') AND version <> txid_current();
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE CONSTRAINT TRIGGER kitchens_moved AFTER UPDATE ON kitchens DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (
      OLD.tribe_id IS DISTINCT FROM NEW.tribe_id
      AND current_setting('console.counting', true) IS DISTINCT FROM 'off')
    EXECUTE FUNCTION change_lists_at_kitchens()`;
});
