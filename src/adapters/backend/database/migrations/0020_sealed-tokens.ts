import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** Tokens that lie here as they are, and were good for an hour at most, are let go of: from now on they are sealed. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`DELETE FROM google_connections`;
});
