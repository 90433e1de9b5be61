import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** What access to a listing is renewed with, sealed; where there is none, a connection ends with its access, as before. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`ALTER TABLE google_access ADD COLUMN renewal text`;
});
