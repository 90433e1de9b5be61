import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** When somebody ended their earlier sessions, in seconds since 1970, as tokens count time; nothing where they never did. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`ALTER TABLE users ADD COLUMN sessions_since double precision`;
});
