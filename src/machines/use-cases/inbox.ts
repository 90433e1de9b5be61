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

/** Marks messages as read; `then` is called whatever came of it, because the inbox may have changed. */
export const markRead = (ids: ReadonlyArray<NotificationId>, then: () => void) =>
  Notifications.use((notifications) =>
    Effect.forEach(ids, (id) => notifications.markRead(id), { discard: true }),
  ).pipe(Effect.ensuring(Effect.sync(then)));
