import * as Effect from "effect/Effect";
import type { NotificationId, UserId } from "../../domain/id.ts";
import { instantOf } from "../../domain/instant.ts";
import type { SystemNotification } from "../../domain/notification.ts";
import { Notifications } from "../../domain/ports/notifications.ts";

const momentOf = ({ creationDate }: SystemNotification): number => instantOf(creationDate ?? "") ?? 0;

/** What somebody is told, the latest first (§7). */
export const readInbox = (user: UserId) =>
  Effect.map(
    Notifications.use((notifications) => notifications.ofUser(user)),
    ({ items }) => items.toSorted((a, b) => momentOf(b) - momentOf(a)),
  );

/** Marks a message as read; `then` is called whatever came of it, because the inbox may have changed. */
export const markRead = (id: NotificationId, then: () => void) =>
  Notifications.use((notifications) => notifications.markRead(id)).pipe(
    Effect.asVoid,
    Effect.ensuring(Effect.sync(then)),
  );
