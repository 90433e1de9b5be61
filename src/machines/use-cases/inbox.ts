import * as Effect from "effect/Effect";
import type { NotificationId, UserId } from "../../domain/id.ts";
import { latestFirst } from "../../domain/instant.ts";
import { Notifications } from "../../domain/ports/notifications.ts";

/** What somebody is told, the latest first. */
export const readInbox = (user: UserId) =>
  Effect.map(
    Notifications.use((notifications) => notifications.ofUser(user)),
    ({ items }) => latestFirst(items),
  );

/** Marks a message as read; `then` is called whatever came of it, because the inbox may have changed. */
export const markRead = (id: NotificationId, then: () => void) =>
  Notifications.use((notifications) => notifications.markRead(id)).pipe(
    Effect.asVoid,
    Effect.ensuring(Effect.sync(then)),
  );
