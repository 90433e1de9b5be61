import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** A plan lists what it is that it has more of: every location was there under each (D72). */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`UPDATE plans SET features = array_replace(features, 'Every location', 'Figures by location')`;
});
