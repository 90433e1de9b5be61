import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** The accents that a search ignores, too. */
const ACCENTS = "[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]";

/** The digits that the console speaks, script by script, and what each is. */
const DIGITS = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯";
const PLAIN = "0123456789".repeat(4);

/** The texts that keys come from, and those of them whose keys change: names are folded before they are kept. */
const SORTED = [
  ["users", "search_text", `[${DIGITS}]`],
  ["tribes", "search_text", `[${DIGITS}]`],
  ["kitchens", "search_text", `[${DIGITS}]`],
  ["kitchens", "location", "[^\\x01-\\x7f]"],
  ["kitchens", "description", "[^\\x01-\\x7f]"],
] as const;

/**
 * Places and descriptions are in order without regard to accents, as names are, and numbers by their values in any script:
 * what a digit is to a server, and what a large ß, depends on how it was set up. Plain letters take no time for it.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE OR REPLACE FUNCTION sort_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS ${sql.literal(`$$
      SELECT left(regexp_replace(regexp_replace(
        CASE WHEN octet_length(words) = length(words) THEN left(words, 100) ELSE
          translate(normalize(regexp_replace(normalize(regexp_replace(left(words, 100),
            '[ßẞ]', 'SS', 'g'), NFKD), '${ACCENTS}', '', 'g'), NFC), '${DIGITS}', '${PLAIN}') END,
        '([0-9]+)', '0000000000\\1', 'g'), '[0-9]*([0-9]{10})', '\\1', 'g'), 200)
    $$`)}`;
  for (const [table, column, changed] of SORTED)
    yield* sql`UPDATE ${sql(table)} SET ${sql(column)} = ${sql(column)} WHERE ${sql(column)} ~ ${changed}`;
  // Of a table whose records are still to be counted no later migration could change anything.
  yield* sql`SET CONSTRAINTS ALL IMMEDIATE`;
  yield* sql`SET CONSTRAINTS ALL DEFERRED`;
});
