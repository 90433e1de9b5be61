import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { NewNotification, SystemNotification } from "../../../domain/notification.ts";
import { INCIDENT_TITLE } from "../../../domain/incident-report.ts";
import { rolesWith } from "../../../domain/permission.ts";
import { Notifications } from "../../../domain/ports/notifications.ts";
import { readable } from "../../../domain/records.ts";
import { NotFound } from "../../../domain/remote-failure.ts";
import { ROLE_IDS } from "../../../domain/role.ts";
import { listedSql } from "./collection.ts";
import { reading, writing } from "./entity-rows.ts";
import { contributionList } from "./list-filters.ts";
import { CREATION_DATE } from "./instants.ts";
import { keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";
import { refusing } from "./saving.ts";

const columnsOf = writing(NewNotification);

/** Whoever may read all messages is told of incidents. */
const TOLD_OF_INCIDENTS = rolesWith("dashboard.read").map((role) => ROLE_IDS[role]);

export const notificationsSql = Layer.effect(
  Notifications,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const { columns, itemOf } = reading(sql, "n", SystemNotification, { creationDate: CREATION_DATE });
    const notifications = listedSql(sql, {
      select: sql`SELECT ${columns} FROM notifications n`,
      table: "notifications",
      key: "n.notification_id",
      keyColumn: "notification_id",
      itemOf,
      missing: "Notification not found",
      ...contributionList({}),
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
      create: (draft) =>
        inTransaction(
          sql,
          Effect.gen(function* () {
            const [row] = yield* sql<{ id: string }>`
          INSERT INTO notifications ${sql.insert(yield* columnsOf(draft))} RETURNING notification_id::text AS id`.pipe(
              refusing(NotFound("User not found")),
            );
            return yield* notifications.byId(row?.id ?? "");
          }),
        ),
      markRead: (id) =>
        sql`UPDATE notifications SET read = true WHERE notification_id = ${keyOf(id)}`.pipe(
          Effect.orDie,
          Effect.andThen(notifications.byId(id)),
        ),
    });
  }),
);
