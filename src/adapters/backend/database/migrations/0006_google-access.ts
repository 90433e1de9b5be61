import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * The token of a connection to Google, apart from what is shown of it, and gone with it. `listed` marks a place that the
 * business has only because its listing tells of it.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE TABLE google_access (
      user_id bigint PRIMARY KEY REFERENCES google_connections ON DELETE CASCADE,
      token text NOT NULL
    )`;
  yield* sql`ALTER TABLE business_locations ADD COLUMN listed boolean NOT NULL DEFAULT false`;
});
