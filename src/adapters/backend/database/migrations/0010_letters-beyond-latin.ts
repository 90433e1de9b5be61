import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * Finds words of scripts that the trigrams of 0005 need not know and that need no three letters for a word: every letter
 * beyond ASCII, and every pair with one. What was written last waits in a list that each search reads; it is kept short.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE FUNCTION letters_beyond_latin(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      IF octet_length(words) = length(words) THEN RETURN '{}'; END IF;
      RETURN ARRAY(
        SELECT gram FROM generate_series(1, length(words)) AS place,
          LATERAL (VALUES (substr(words, place, 1)), (substr(words, place, 2))) AS grams (gram)
        WHERE octet_length(gram) > length(gram));
    END $$`;
  for (const table of ["users", "kitchens", "tribes"])
    yield* sql`
      CREATE INDEX ${sql(`${table}_search_letters`)} ON ${sql(table)}
      USING gin (letters_beyond_latin(search_text)) WITH (gin_pending_list_limit = 256)`;
});
