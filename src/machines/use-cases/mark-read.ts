import * as Effect from "effect/Effect";
import type { Announcement } from "../../domain/announcement.ts";
import type { Id } from "../../domain/id.ts";
import { Notifications } from "../../domain/ports/notifications.ts";
import { unread } from "../../domain/ports/unread.ts";

/** Marks messages as read; `then` is called whatever came of it, because the inbox may have changed. */
export const markRead = (ids: ReadonlyArray<Id<"notification">>, then: () => void) =>
  Notifications.use((notifications) =>
    Effect.forEach(ids, (id) => unread(notifications.markRead(id)), { discard: true }),
  ).pipe(
    Effect.as<Announcement>({ _tag: "MessagesRead", count: ids.length }),
    Effect.ensuring(Effect.sync(then)),
  );
