import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Capabilities } from "../../../../domain/ports/capabilities.ts";
import { Users } from "../../../../domain/ports/users.ts";
import { Api } from "../../../contract/api.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { notOwnAccount } from "../../policy/ownership.ts";
import { UserEdits } from "../../policy/user-edits.ts";
import { asOf, searchedHandlers } from "./collections.ts";
import { bareUser, readWithout } from "./without-optional.ts";

export const usersHandlers = HttpApiBuilder.group(
  Api,
  "users",
  Effect.fnUntraced(function* (handlers) {
    const isWhole = yield* Capabilities.use(({ offers }) => offers("fields"));
    const kept = yield* Users;
    const users = isWhole ? kept : readWithout(kept, bareUser);
    const edits = yield* UserEdits;
    return handlers.handleAll({
      ...(yield* searchedHandlers(users)),
      edit: (asked) =>
        CurrentUser.use(({ userId }) =>
          withAnsweredFailures(
            isWhole
              ? edits.save(userId, asOf(asked))
              : Effect.map(edits.save(userId, { ...asked.payload, allowUnverified: true }), bareUser),
          ),
        ),
      remove: ({ params }) =>
        Effect.flatMap(CurrentUser, (actor) =>
          withAnsweredFailures(Effect.andThen(notOwnAccount(actor, params.id), kept.remove(params.id))),
        ),
    });
  }),
);
