import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** Who looks at which report until when. The report may be gone already: whoever looks is told by its absence. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE TABLE report_presence (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      report_id bigint NOT NULL,
      ends_at timestamptz NOT NULL
    )`;
});
