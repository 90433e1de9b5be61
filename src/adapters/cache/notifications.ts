import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Notifications } from "../../domain/ports/notifications.ts";
import { Reads } from "./reads.ts";

/** `Notifications`, remembered. */
export const notificationsCached = Layer.effect(
  Notifications,
  Effect.gen(function* () {
    const notifications = yield* Notifications;
    const { fresh, touching } = yield* Reads;
    return Notifications.of({
      all: yield* fresh("notifications", notifications.all),
      page: yield* fresh("notifications", notifications.page),
      ofUser: yield* fresh("notifications", notifications.ofUser),
      create: touching(["notifications"], notifications.create),
      markRead: touching(["notifications"], notifications.markRead),
    });
  }),
);
