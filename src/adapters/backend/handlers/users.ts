import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Users } from "../../../domain/ports/users.ts";
import { Api } from "../../contract/api.ts";
import { CurrentUser } from "../../contract/access.ts";
import { answered } from "../answered.ts";
import { window } from "../window.ts";
import { UserEdits } from "../user-edits.ts";

/** §7, Users. */
export const usersHandlers = HttpApiBuilder.group(
  Api,
  "users",
  Effect.fnUntraced(function* (handlers) {
    const users = yield* Users;
    const edits = yield* UserEdits;
    return handlers.handleAll({
      all: () => answered(users.all()),
      count: () => answered(users.count()),
      page: ({ params }) => answered(users.page(window(params.first, params.max))),
      byId: ({ params }) => answered(users.byId(params.id)),
      edit: ({ payload }) =>
        Effect.flatMap(CurrentUser, ({ userId }) => answered(edits.save(userId, payload))),
      remove: ({ params }) => answered(users.remove(params.id)),
    });
  }),
);
