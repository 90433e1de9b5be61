import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** What limits count, for all processes together: when a bucket is full again, in milliseconds of the epoch, and a digest of its name. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`CREATE TABLE buckets (bucket text PRIMARY KEY, full_at bigint NOT NULL)`;
});
