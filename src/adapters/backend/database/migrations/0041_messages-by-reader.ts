import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { noted } from "../record-table.ts";

/**
 * Who wrote a message, and who has read it. What a message itself says of `read` was said for everybody who is told of it
 * and stays so; from now on everybody's own copy says it.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    ALTER TABLE notifications ADD COLUMN author_user_id bigint REFERENCES users ON DELETE SET NULL`;
  yield* sql`CREATE INDEX notifications_author ON notifications (author_user_id)`;
  yield* sql`
    CREATE TABLE notification_copies (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      notification_id bigint NOT NULL REFERENCES notifications ON DELETE CASCADE,
      read boolean NOT NULL,
      PRIMARY KEY (user_id, notification_id)
    )`;
  yield* sql`CREATE INDEX notification_copies_notification ON notification_copies (notification_id)`;
  yield* noted("notification_copies");
});
