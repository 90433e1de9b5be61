import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * How many comments there are in each block of 1 024 keys, so that a deep page need not count off every comment before
 * it. The database keeps it, whoever writes; blocks are always taken in their order, so that writers cannot wait for one
 * another in a circle.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`CREATE TABLE comment_blocks (block bigint PRIMARY KEY, comments bigint NOT NULL)`;
  yield* sql`
    CREATE FUNCTION count_added_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO comment_blocks
      SELECT comment_id / 1024 AS block, count(*) FROM added GROUP BY 1 ORDER BY 1
      ON CONFLICT (block) DO UPDATE SET comments = comment_blocks.comments + excluded.comments;
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE FUNCTION count_removed_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM 1 FROM comment_blocks WHERE block IN (SELECT comment_id / 1024 FROM removed)
      ORDER BY block FOR UPDATE;
      UPDATE comment_blocks SET comments = comments - gone.count
      FROM (SELECT comment_id / 1024 AS block, count(*) FROM removed GROUP BY 1) AS gone
      WHERE comment_blocks.block = gone.block;
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE TRIGGER comments_added AFTER INSERT ON comments
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_comments()`;
  yield* sql`
    CREATE TRIGGER comments_removed AFTER DELETE ON comments
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_comments()`;
  yield* sql`
    CREATE FUNCTION count_no_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM comment_blocks;
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE TRIGGER comments_truncated AFTER TRUNCATE ON comments
    FOR EACH STATEMENT EXECUTE FUNCTION count_no_comments()`;
  // Last: making the triggers has locked other writers out, so that nothing is added unseen.
  yield* sql`
    INSERT INTO comment_blocks SELECT comment_id / 1024, count(*) FROM comments GROUP BY 1`;
});
