import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** What was done, in one word, as the log is asked for it. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE FUNCTION action_of(operation text, changes jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE
        WHEN operation = 'kitchens.edit' AND changes @> '[{"field": "banned", "after": "true"}]' THEN 'banned'
        WHEN operation = 'kitchens.edit' AND changes @> '[{"field": "banned", "after": "false"}]' THEN 'unbanned'
        WHEN operation = 'users.edit' AND changes @> '[{"field": "role"}]' THEN 'role'
        WHEN operation IN ('tribeImages.create', 'tribeImages.remove', 'profileImages.remove') THEN 'changed'
        WHEN operation = 'reports.remove' THEN 'closed'
        WHEN operation LIKE '%.create' OR operation = 'authentication.createUser' THEN 'created'
        WHEN operation LIKE '%.remove' THEN 'deleted'
        ELSE 'changed'
      END
    $$`;
  yield* sql`CREATE INDEX activity_action ON activity (action_of(operation, changes), activity_id)`;
});
