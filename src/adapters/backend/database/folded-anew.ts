import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { folded } from "../../../domain/matching.ts";

const SEARCHED = [
  ["users", "user_id"],
  ["tribes", "tribe_id"],
  ["kitchens", "kitchen_id"],
  ["comments", "comment_id"],
] as const;

const BATCH = 10_000;

/** Folds again what was folded before there was more to fold, which changes nothing else; a pattern says in which texts. */
export const foldedAnew = (unfolded: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    for (const [table, id] of SEARCHED)
      for (let after = "0"; ;) {
        const kept = yield* sql<{ id: string; words: string }>`
          SELECT ${sql(id)}::text AS id, search_text AS words FROM ${sql(table)}
          WHERE ${sql(id)} > ${after}::bigint AND search_text ~ ${unfolded}
          ORDER BY ${sql(id)} LIMIT ${BATCH}`;
        const last = kept.at(-1);
        if (last === undefined) break;
        const rows = kept.map((row) => ({ id: row.id, words: folded(row.words) }));
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
