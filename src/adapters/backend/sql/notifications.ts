import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { INCIDENT_TITLE, type SystemNotification } from "../../../domain/notification.ts";
import { rolesWith } from "../../../domain/permission.ts";
import { Notifications } from "../../../domain/ports/notifications.ts";
import { readable } from "../../../domain/records.ts";
import { NotFound, Refused } from "../../../domain/remote-failure.ts";
import { ROLE_IDS } from "../../../domain/role.ts";
import { collectionSql } from "./collection.ts";
import { idOf, keyOf } from "./rows.ts";
import { storable } from "./storable.ts";

interface NotificationRow {
  readonly notification_id: string;
  readonly user_id: string | null;
  readonly title: string;
  readonly message: string;
  readonly read: boolean;
  readonly created_at: Date;
}

const notificationOf = (row: NotificationRow): SystemNotification => ({
  notificationId: idOf<"notification">(row.notification_id),
  user: row.user_id === null ? undefined : { userId: idOf<"user">(row.user_id) },
  title: row.title,
  message: row.message,
  read: row.read,
  creationDate: row.created_at.toISOString(),
});

const TOO_LONG = "A text is too long";

/** The longest title and message that are kept, in UTF-16 units. */
const TITLE_LIMIT = 200;
const MESSAGE_LIMIT = 4_000;

/** Whoever may read all messages is told of incidents (P18). */
const TOLD_OF_INCIDENTS = rolesWith("dashboard.read").map((role) => ROLE_IDS[role]);

/** `Notifications` over SQL. */
export const notificationsSql = Layer.effect(
  Notifications,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const notifications = collectionSql(sql, {
      select: sql`SELECT notification_id::text, user_id::text, title, message, read, created_at FROM notifications n`,
      table: "notifications",
      key: "n.notification_id",
      keyColumn: "notification_id",
      itemOf: notificationOf,
      missing: "Notification not found",
    });
    return Notifications.of({
      all: notifications.all,
      page: notifications.page,
      ofUser: (id) =>
        Effect.map(
          notifications.where(
            sql`(n.user_id = ${keyOf(id)} OR n.user_id IS NULL AND (n.title <> ${INCIDENT_TITLE} OR EXISTS (
              SELECT 1 FROM users u WHERE u.user_id = ${keyOf(id)} AND ${sql.in("u.role_id", TOLD_OF_INCIDENTS)})))`,
          ),
          readable,
        ),
      create: Effect.fnUntraced(function* ({ user, title, message }) {
        yield* storable([title, message]);
        if (title.length > TITLE_LIMIT || message.length > MESSAGE_LIMIT)
          return yield* Effect.fail(Refused(TOO_LONG));
        const [row] = yield* sql<{ id: string }>`
          INSERT INTO notifications ${sql.insert({
            user_id: user === undefined ? null : keyOf(user.userId),
            title,
            message,
          })} RETURNING notification_id::text AS id`.pipe(
          Effect.catchReason("SqlError", "ConstraintError", () => Effect.fail(NotFound("User not found"))),
          Effect.catchTag("SqlError", Effect.die),
        );
        return yield* notifications.byId(row?.id ?? "");
      }),
      markRead: (id) =>
        sql`UPDATE notifications SET read = true WHERE notification_id = ${keyOf(id)}`.pipe(
          Effect.orDie,
          Effect.andThen(notifications.byId(id)),
        ),
    });
  }),
);
