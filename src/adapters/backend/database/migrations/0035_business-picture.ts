import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** The address of a picture of the place, as guests see it. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`ALTER TABLE businesses ADD COLUMN picture text`;
});
