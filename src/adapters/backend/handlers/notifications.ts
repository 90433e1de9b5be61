import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Notifications } from "../../../domain/ports/notifications.ts";
import { CurrentUser } from "../../contract/access.ts";
import { Api } from "../../contract/api.ts";
import { answered } from "../answered.ts";
import { LIMITS } from "../limits.ts";
import { Owners } from "../owners.ts";
import { ownerOrAdmin } from "../ownership.ts";
import { forAddress, rateLimit } from "../rate-limit.ts";
import { window } from "../window.ts";

/** §7, Notifications. */
export const notificationsHandlers = HttpApiBuilder.group(
  Api,
  "notifications",
  Effect.fnUntraced(function* (handlers) {
    const notifications = yield* Notifications;
    const owners = yield* Owners;
    const limit = LIMITS["notifications.create"];
    const ofAddress = rateLimit(limit.address);
    const ofAccount = rateLimit(limit.account);
    return handlers.handleAll({
      all: () => answered(notifications.all()),
      page: ({ params }) => answered(notifications.page(window(params.first, params.max))),
      ofUser: ({ params }) =>
        answered(
          Effect.gen(function* () {
            yield* ownerOrAdmin(yield* CurrentUser, Effect.succeed(params.userId));
            return yield* notifications.ofUser(params.userId);
          }),
        ),
      create: ({ payload }) =>
        answered(
          Effect.gen(function* () {
            const actor = yield* CurrentUser;
            yield* forAddress(ofAddress.take);
            yield* ofAccount.take(actor.userId);
            if (payload.user !== undefined) yield* ownerOrAdmin(actor, Effect.succeed(payload.user.userId));
            return yield* notifications.create(payload);
          }),
        ),
      markRead: ({ params }) =>
        answered(
          Effect.gen(function* () {
            yield* ownerOrAdmin(yield* CurrentUser, owners.ofNotification(params.id));
            return yield* notifications.markRead(params.id);
          }),
        ),
    });
  }),
);
