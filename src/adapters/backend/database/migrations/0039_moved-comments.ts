import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** An edit may move a comment to another tribe (0032): both are counted, in their order, and what was moved before is. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE FUNCTION count_moved_comment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM 1 FROM tribes WHERE tribe_id IN (OLD.tribe_id, NEW.tribe_id) ORDER BY tribe_id FOR NO KEY UPDATE;
      UPDATE tribes SET comment_count = comment_count - 1 WHERE tribe_id = OLD.tribe_id;
      UPDATE tribes SET comment_count = comment_count + 1 WHERE tribe_id = NEW.tribe_id;
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE TRIGGER tribe_comments_moved AFTER UPDATE ON comments
    FOR EACH ROW WHEN (OLD.tribe_id IS DISTINCT FROM NEW.tribe_id) EXECUTE FUNCTION count_moved_comment()`;
  // Last: making the trigger has locked other writers out, so that nothing is moved unseen.
  yield* sql`
    UPDATE tribes SET comment_count = counted.count
    FROM (
      SELECT t.tribe_id, count(c.comment_id)::int AS count FROM tribes t LEFT JOIN comments c USING (tribe_id) GROUP BY 1
    ) AS counted
    WHERE tribes.tribe_id = counted.tribe_id AND tribes.comment_count <> counted.count`;
});
