import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { folded } from "../../../domain/matching.ts";

/** The lists whose texts are searched by then. */
const SEARCHED = `
  SELECT list, id_column AS id FROM lists
  WHERE EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = list::regclass AND attname = 'search_text' AND NOT attisdropped)
  ORDER BY list`;

/** What is folded of a record, and which records beside those whose texts ask for it; both in SQL. */
interface Anew {
  readonly texts: string;
  readonly others: string;
}

const AS_KEPT: Anew = { texts: "search_text", others: "FALSE" };

const BATCH = 10_000;

/** Folds again what was folded before there was more to fold, which changes nothing else; a pattern says in which texts. */
export const foldedAnew = (unfolded: string, kitchens = AS_KEPT) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    for (const { list: table, id } of yield* sql.unsafe<{ list: string; id: string }>(SEARCHED)) {
      const { texts, others } = table === "kitchens" ? kitchens : AS_KEPT;
      for (let after = "0"; ;) {
        const kept = yield* sql<{ id: string; texts: string }>`
          SELECT ${sql(id)}::text AS id, ${sql.literal(texts)} AS texts FROM ${sql(table)}
          WHERE ${sql(id)} > ${after}::bigint
            AND (${sql.literal(others)} OR ${sql.literal(texts)} ~ ${unfolded})
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
    }
    // Of a table whose records are still to be counted no later migration could change anything.
    yield* sql`SET CONSTRAINTS ALL IMMEDIATE`;
    yield* sql`SET CONSTRAINTS ALL DEFERRED`;
  });
