import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Notifications } from "../../../../domain/ports/notifications.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { Api } from "../../../contract/api.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { LIMITS } from "../limits.ts";
import { Owners } from "../../policy/owners.ts";
import { allowedMessage } from "../../policy/messages.ts";
import { ownerOrAdmin } from "../../policy/ownership.ts";
import { forAddress, rateLimit } from "../rate-limit.ts";
import { servableWindow } from "../page-window.ts";

export const notificationsHandlers = HttpApiBuilder.group(
  Api,
  "notifications",
  Effect.fnUntraced(function* (handlers) {
    const notifications = yield* Notifications;
    const owners = yield* Owners;
    const limit = LIMITS["notifications.create"];
    const ofAddress = yield* rateLimit("notification by address", limit.address);
    const ofAccount = yield* rateLimit("notification by account", limit.account);
    return handlers.handleAll({
      all: () => withAnsweredFailures(notifications.all()),
      page: ({ params }) =>
        withAnsweredFailures(notifications.page(servableWindow(params.first, params.max))),
      ofUser: ({ params }) =>
        withAnsweredFailures(
          Effect.gen(function* () {
            yield* ownerOrAdmin(yield* CurrentUser, Effect.succeed(params.userId));
            return yield* notifications.ofUser(params.userId);
          }),
        ),
      create: ({ payload }) =>
        withAnsweredFailures(
          Effect.gen(function* () {
            const actor = yield* CurrentUser;
            yield* forAddress(ofAddress.take);
            yield* ofAccount.take(actor.userId);
            return yield* notifications.create(yield* allowedMessage(actor, payload));
          }),
        ),
      markRead: ({ params }) =>
        withAnsweredFailures(
          Effect.gen(function* () {
            yield* ownerOrAdmin(yield* CurrentUser, owners.ofNotification(params.id));
            return yield* notifications.markRead(params.id);
          }),
        ),
    });
  }),
);
