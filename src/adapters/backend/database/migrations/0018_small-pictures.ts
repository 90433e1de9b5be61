import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** A picture as it stands beside a name; what was kept before has none. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`ALTER TABLE stored_images ADD COLUMN small bytea`;
});
