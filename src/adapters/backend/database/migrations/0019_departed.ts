import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** By what those who were deleted are known again: digests of their identities and of their addresses. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE TABLE departed (
      digest bytea PRIMARY KEY,
      departed_at timestamptz NOT NULL DEFAULT now()
    )`;
  yield* sql`
    CREATE FUNCTION departed_digests(uid text, email text) RETURNS TABLE (digest bytea)
    LANGUAGE sql IMMUTABLE AS $$
      SELECT sha256(convert_to(known, 'UTF8'))
      FROM (VALUES ('uid ' || uid), ('email ' || lower(email))) AS by_what(known)
      WHERE known IS NOT NULL
    $$`;
});
