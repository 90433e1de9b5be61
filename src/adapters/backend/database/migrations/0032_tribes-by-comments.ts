import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * The database itself counts the comments on a tribe, as it does its members: whoever writes, tribes in their order. A comment
 * that an edit moves to another tribe is counted by 0039.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`ALTER TABLE tribes ADD COLUMN comment_count integer NOT NULL DEFAULT 0`;
  yield* sql`CREATE INDEX tribes_active ON tribes (comment_count DESC, member_count DESC, tribe_id)`;
  yield* sql`
    CREATE FUNCTION count_tribe_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM 1 FROM tribes WHERE tribe_id IN (SELECT tribe_id FROM changed) ORDER BY tribe_id FOR NO KEY UPDATE;
      UPDATE tribes SET comment_count = comment_count + CASE TG_OP WHEN 'INSERT' THEN by.count ELSE -by.count END
      FROM (SELECT tribe_id, count(*)::int AS count FROM changed GROUP BY 1) AS by
      WHERE tribes.tribe_id = by.tribe_id;
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE TRIGGER tribe_comments_added AFTER INSERT ON comments
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tribe_comments()`;
  yield* sql`
    CREATE TRIGGER tribe_comments_removed AFTER DELETE ON comments
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tribe_comments()`;
  yield* sql`
    CREATE FUNCTION count_no_tribe_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE tribes SET comment_count = 0;
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE TRIGGER tribe_comments_truncated AFTER TRUNCATE ON comments
    FOR EACH STATEMENT EXECUTE FUNCTION count_no_tribe_comments()`;
  // Last: making the triggers has locked other writers out, so that nothing is added unseen.
  yield* sql`
    UPDATE tribes SET comment_count = comments.count
    FROM (SELECT tribe_id, count(*)::int AS count FROM comments GROUP BY 1) AS comments
    WHERE tribes.tribe_id = comments.tribe_id`;
});
