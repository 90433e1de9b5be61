import * as Effect from "effect/Effect";
import type { Id } from "../../domain/id.ts";
import { offers } from "../../domain/ports/capabilities.ts";
import { Notifications } from "../../domain/ports/notifications.ts";
import { unread } from "../../domain/ports/unread.ts";

/** Whether everybody has a copy of what is for everybody, which they mark as read for themselves (D67). */
export const keepingCopies = offers("messages");

/** Marks messages as read; `then` is called whatever came of it, because the inbox may have changed. */
export const markRead = (ids: ReadonlyArray<Id<"notification">>, then: () => void) =>
  Notifications.use((notifications) =>
    Effect.forEach(ids, (id) => unread(notifications.markRead(id)), { discard: true }),
  ).pipe(Effect.ensuring(Effect.sync(then)));
