import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { folded } from "../../../../domain/matching.ts";

const SEARCHED = [
  ["users", "user_id", "search_text", "FALSE"],
  ["tribes", "tribe_id", "search_text", "FALSE"],
  ["kitchens", "kitchen_id", "concat_ws(E'\\n', nombre, location)", "location <> ''"],
  ["comments", "comment_id", "search_text", "FALSE"],
] as const;

/** What nobody sees, of what Unicode calls ignorable by default. */
const UNSEEN =
  "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\uffa0\u{e0000}-\u{e0fff}]";

const BATCH = 10_000;

/** A kitchen is found by its place, too, and every record without regard to what nobody sees in its texts. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  for (const [table, id, texts, saysMore] of SEARCHED)
    for (let after = "0"; ;) {
      const kept = yield* sql<{ id: string; texts: string }>`
        SELECT ${sql(id)}::text AS id, ${sql.literal(texts)} AS texts FROM ${sql(table)}
        WHERE ${sql(id)} > ${after}::bigint
          AND (${sql.literal(saysMore)} OR ${sql.literal(texts)} ~ ${UNSEEN})
        ORDER BY ${sql(id)} LIMIT ${BATCH}`;
      const last = kept.at(-1);
      if (last === undefined) break;
      const rows = kept.map((row) => ({ id: row.id, words: folded(row.texts) }));
      yield* sql`
        UPDATE ${sql(table)} SET search_text = words
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS anew(id bigint, words text)
        WHERE ${sql(id)} = anew.id`;
      after = last.id;
    }
  // Of a table whose records are still to be counted no later migration could change anything.
  yield* sql`SET CONSTRAINTS ALL IMMEDIATE`;
  yield* sql`SET CONSTRAINTS ALL DEFERRED`;
});
