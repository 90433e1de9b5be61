import * as Effect from "effect/Effect";
import type { Announcement } from "../../../domain/announcement.ts";
import type { SystemNotification } from "../../../domain/notification.ts";
import { Notifications } from "../../../domain/ports/notifications.ts";
import { unread } from "../../../domain/ports/unread.ts";
import { AT_A_TIME } from "../at-a-time.ts";

/** Marks messages as read; `then` is called whatever came of it, because the inbox may have changed. */
export const markRead = (
  messages: ReadonlyArray<Pick<SystemNotification, "notificationId" | "title">>,
  then: () => void,
) =>
  Notifications.use((notifications) =>
    Effect.forEach(messages, ({ notificationId }) => unread(notifications.markRead(notificationId)), {
      concurrency: AT_A_TIME,
      discard: true,
    }),
  ).pipe(
    Effect.as<Announcement>({ _tag: "MessagesRead", titles: messages.map(({ title }) => title) }),
    Effect.ensuring(Effect.sync(then)),
  );
