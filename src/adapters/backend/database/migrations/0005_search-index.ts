import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * Finds a word of three letters or more anywhere in a text without reading every text. An index of trigrams comes with
 * an extension; a server that lacks it or forbids it searches as before, only slower.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    DO $$
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);
      CREATE INDEX kitchens_search ON kitchens USING gin (search_text gin_trgm_ops);
      CREATE INDEX tribes_search ON tribes USING gin (search_text gin_trgm_ops);
    EXCEPTION WHEN feature_not_supported OR insufficient_privilege OR undefined_file THEN
      RAISE NOTICE 'pg_trgm is not there: searching reads every text';
    END $$`;
});
