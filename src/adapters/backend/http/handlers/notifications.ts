import * as Effect from "effect/Effect";
import { Forbidden } from "../../../../domain/remote-failure.ts";
import { isAdmin } from "../../../../domain/role.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { asCaller, withAnsweredFailures } from "../answered-failure.ts";
import { LIMITS } from "../limits.ts";
import { Owners } from "../../policy/owners.ts";
import { allowedMessage, Messages } from "../../policy/messages.ts";
import { selfOrAdmin } from "../../policy/ownership.ts";
import { forAddress, rateLimit } from "../rate-limit.ts";
import { servableWindow } from "../page-window.ts";

export const notificationsHandlers = group("notifications", function* () {
  const messages = yield* Messages;
  const owners = yield* Owners;
  const limit = LIMITS["notifications.create"];
  const ofAddress = yield* rateLimit("notification by address", limit.address);
  const ofAccount = yield* rateLimit("notification by account", limit.account);
  return (handlers) =>
    handlers.handleAll({
      all: () => asCaller(({ userId }) => messages.of(userId).all()),
      page: ({ params: { first, max } }) =>
        asCaller(({ userId }) => messages.of(userId).page(servableWindow(first, max))),
      ofUser: ({ params }) =>
        asCaller(({ userId }) =>
          Effect.andThen(selfOrAdmin(params.userId), messages.of(userId).ofUser(params.userId)),
        ),
      create: Effect.fnUntraced(function* ({ payload }) {
        const { userId } = yield* CurrentUser;
        yield* forAddress(ofAddress.take);
        yield* ofAccount.take(userId);
        return yield* messages.of(userId).create(yield* allowedMessage(payload));
      }, withAnsweredFailures),
      markRead: Effect.fnUntraced(function* ({ params }) {
        const actor = yield* CurrentUser;
        if (!isAdmin(actor.role) && !(yield* owners.isTold(params.id, actor.userId)))
          return yield* Effect.fail(Forbidden);
        return yield* messages.of(actor.userId).markRead(params.id);
      }, withAnsweredFailures),
    });
});
