import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { searchText } from "../../../../domain/matching.ts";
import { foundByIndexes, searchedInOrder } from "../record-table.ts";

const BATCH = 10_000;

/** Comments are searched as users, kitchens and tribes are (0005, 0010, 0012). What was said before is folded here. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`DROP TRIGGER comments_recounted ON comments`;
  yield* sql`ALTER TABLE comments ADD COLUMN search_text text NOT NULL DEFAULT ''`;
  for (let after = "0"; ;) {
    const said = yield* sql<{ id: string; text: string }>`
      SELECT comment_id::text AS id, text FROM comments WHERE comment_id > ${after}::bigint
      ORDER BY comment_id LIMIT ${BATCH}`;
    const last = said.at(-1);
    if (last === undefined) break;
    const rows = said.map(({ id, text }) => ({ id, words: searchText([text]) }));
    yield* sql`
      UPDATE comments SET search_text = words
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS folded(id bigint, words text)
      WHERE comment_id = id`;
    after = last.id;
  }
  yield* searchedInOrder("comments", "comment_id");
  yield* foundByIndexes("comments");
  yield* sql`
    DO $$
    BEGIN
      EXECUTE replace(replace(pg_get_functiondef('count_comments'::regproc),
        'ROW(OLD.cell)', 'ROW(OLD.cell, OLD.search_text, OLD.kitchen_id, OLD.tribe_id)'),
        'ROW(NEW.cell)', 'ROW(NEW.cell, NEW.search_text, NEW.kitchen_id, NEW.tribe_id)');
    END $$`;
  yield* sql`
    CREATE CONSTRAINT TRIGGER comments_recounted AFTER UPDATE ON comments DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (
      ROW(OLD.cell, OLD.time_key, OLD.search_text, OLD.kitchen_id, OLD.tribe_id)
        IS DISTINCT FROM ROW(NEW.cell, NEW.time_key, NEW.search_text, NEW.kitchen_id, NEW.tribe_id)
      AND current_setting('console.counting', true) IS DISTINCT FROM 'off')
    EXECUTE FUNCTION count_comments()`;
});
