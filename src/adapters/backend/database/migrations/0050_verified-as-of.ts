import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** When the token was made that says whether an address was verified, in seconds since 1970: an older one changes nothing. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`ALTER TABLE users ADD COLUMN verified_as_of double precision`;
});
