import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** What only whoever began a connection knows; one that began before cannot be ended any more. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`ALTER TABLE google_states ADD COLUMN verifier text NOT NULL DEFAULT ''`;
  yield* sql`ALTER TABLE google_states ADD COLUMN nonce text NOT NULL DEFAULT ''`;
});
