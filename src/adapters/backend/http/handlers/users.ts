import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Users } from "../../../../domain/ports/users.ts";
import { Api } from "../../../contract/api.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { notOwnAccount } from "../../policy/ownership.ts";
import { UserEdits } from "../../policy/user-edits.ts";
import { searchedHandlers } from "./collections.ts";

export const usersHandlers = HttpApiBuilder.group(
  Api,
  "users",
  Effect.fnUntraced(function* (handlers) {
    const users = yield* Users;
    const edits = yield* UserEdits;
    return handlers.handleAll({
      ...(yield* searchedHandlers(users)),
      edit: ({ payload }) =>
        Effect.flatMap(CurrentUser, ({ userId }) => withAnsweredFailures(edits.save(userId, payload))),
      remove: ({ params }) =>
        Effect.flatMap(CurrentUser, (actor) =>
          withAnsweredFailures(Effect.andThen(notOwnAccount(actor, params.id), users.remove(params.id))),
        ),
    });
  }),
);
