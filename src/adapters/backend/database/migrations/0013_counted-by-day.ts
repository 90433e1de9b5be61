import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * What is counted by day, or asked for from one day to another, is read from an index of its times alone: who joined, who
 * commented, and who asked for a date.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`CREATE INDEX users_made ON users (created_at)`;
  yield* sql`CREATE INDEX comments_made ON comments (created_at) INCLUDE (user_id)`;
  yield* sql`DROP INDEX dates_created`;
  yield* sql`CREATE INDEX dates_made ON dates (created_at) INCLUDE (source_user_id)`;
});
