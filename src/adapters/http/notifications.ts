import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Notifications } from "../../domain/ports/notifications.ts";
import { Call } from "./call.ts";

/** `Notifications` over HTTP. */
export const notificationsHttp = Layer.effect(
  Notifications,
  Effect.map(Call, (call) =>
    Notifications.of({
      all: () => call("notifications.all", ({ notifications }) => notifications.all({})),
      page: ({ first, max }) =>
        call("notifications.page", ({ notifications }) => notifications.page({ params: { max, first } })),
      ofUser: (userId) =>
        call("notifications.ofUser", ({ notifications }) => notifications.ofUser({ params: { userId } })),
      create: ({ user, title, message }) =>
        call("notifications.create", ({ notifications }) =>
          notifications.create({ payload: { user, title, message } }),
        ),
      markRead: (id) =>
        call("notifications.markRead", ({ notifications }) => notifications.markRead({ params: { id } })),
    }),
  ),
);
