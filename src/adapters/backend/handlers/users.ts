import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Users } from "../../../domain/ports/users.ts";
import { Api } from "../../contract/api.ts";
import { CurrentUser } from "../../contract/access.ts";
import { answered } from "../answered.ts";
import { window } from "../window.ts";
import { allowedEdit } from "../user-editing.ts";

/** §7, Users. */
export const usersHandlers = HttpApiBuilder.group(
  Api,
  "users",
  Effect.fnUntraced(function* (handlers) {
    const users = yield* Users;
    return handlers.handleAll({
      all: () => answered(users.all()),
      count: () => answered(users.count()),
      page: ({ params }) => answered(users.page(window(params.first, params.max))),
      byId: ({ params }) => answered(users.byId(params.id)),
      edit: ({ payload }) =>
        answered(
          Effect.gen(function* () {
            const actor = yield* CurrentUser;
            const current = yield* users.byId(payload.userId);
            return yield* users.edit(yield* allowedEdit(actor, current, payload));
          }),
        ),
      remove: ({ params }) => answered(users.remove(params.id)),
    });
  }),
);
