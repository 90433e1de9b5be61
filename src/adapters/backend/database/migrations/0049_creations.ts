import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** What was created under which key, by whom: sent again after its answer was lost, it is found. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE TABLE creations (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL,
      attempt text NOT NULL,
      record_id bigint,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, kind, attempt)
    )`;
});
