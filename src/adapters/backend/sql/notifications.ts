import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import type { Id } from "../../../domain/id.ts";
import { INCIDENT_TITLE } from "../../../domain/incident-report.ts";
import { NewNotification, SystemNotification } from "../../../domain/notification.ts";
import { rolesWith } from "../../../domain/permission.ts";
import type { Records } from "../../../domain/records.ts";
import { NotFound } from "../../../domain/remote-failure.ts";
import { ROLE_IDS } from "../../../domain/role.ts";
import { Messages } from "../policy/messages.ts";
import { listedSql, tableOf } from "./collection.ts";
import { writing } from "./entity-rows.ts";
import { contributionList } from "./list-filters.ts";
import { CREATION_DATE } from "./instants.ts";
import { References } from "./references.ts";
import { keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";
import { refusing, savingSql } from "./saving.ts";

/** Whoever may read all messages is told of incidents. */
const TOLD_OF_INCIDENTS = rolesWith("dashboard.read").map((role) => ROLE_IDS[role]);

/** Whether somebody is told of a message `m`: it is theirs, or for everybody and no incident that is for staff. */
export const toldTo = (sql: SqlClient, id: Id<"user">): Fragment => sql`
  (m.user_id = ${keyOf(id)} OR m.user_id IS NULL AND (m.title <> ${INCIDENT_TITLE} OR EXISTS (
    SELECT 1 FROM users u WHERE u.user_id = ${keyOf(id)} AND ${sql.in("u.role_id", TOLD_OF_INCIDENTS)})))`;

const columnsOf = writing(NewNotification);

export const messagesSql = Layer.effect(
  Messages,
  Effect.zipWith(SqlClient, References, (sql, named) => {
    const table = {
      ...tableOf(sql, "notifications", "m.notification_id", SystemNotification, {
        creationDate: CREATION_DATE,
        "author.userId": named.optional("author_user_id"),
        ...named.user("author", "m.author_user_id"),
      }),
      missing: "Notification not found",
      ...contributionList({}),
    };
    const notifications = listedSql(sql, table);
    const { insert } = savingSql(sql, { ...table, dangling: NotFound("User not found") });

    /** Messages, with what the reader's own copies say of them; what was for everybody before they came is no news. */
    const copiesOf =
      (reader: Id<"user">) =>
      <F extends Records<SystemNotification>>(found: F) =>
        sql<{ id: string }>`
          SELECT m.notification_id::text AS id FROM notifications m
          JOIN users u ON u.user_id = ${keyOf(reader)}
          LEFT JOIN notification_copies c ON c.user_id = u.user_id AND c.notification_id = m.notification_id
          WHERE m.notification_id = ANY (${found.items.map(({ notificationId }) => notificationId)}::bigint[])
            AND (c.read OR m.user_id IS NULL AND m.created_at < u.created_at)`.pipe(
          Effect.orDie,
          Effect.map((rows) => {
            const read = new Set(rows.map(({ id }) => id));
            const items = found.items.map((item) =>
              read.has(item.notificationId) ? { ...item, read: true } : item,
            );
            return { ...found, items };
          }),
        );

    return Messages.of({
      of: (reader) => {
        const copies = copiesOf(reader);
        return {
          all: () => Effect.flatMap(notifications.all(), copies),
          page: (range) => Effect.flatMap(notifications.page(range), copies),
          ofUser: (id) => notifications.where(toldTo(sql, id)).pipe(Effect.flatMap(copies)),
          create: Effect.fnUntraced(function* (draft) {
            const row = { ...(yield* columnsOf(draft)), author_user_id: keyOf(reader) };
            return yield* notifications.byId(yield* insert(row));
          }, inTransaction(sql)),
          markRead: (id) =>
            notifications.byId(id).pipe(
              Effect.tap(
                sql`
                  INSERT INTO notification_copies (user_id, notification_id, read)
                  VALUES (${keyOf(reader)}, ${keyOf(id)}, true)
                  ON CONFLICT (user_id, notification_id) DO UPDATE SET read = true`.pipe(
                  refusing(NotFound("Notification not found")),
                ),
              ),
              Effect.map((message) => ({ ...message, read: true })),
            ),
        };
      },
    });
  }),
);
