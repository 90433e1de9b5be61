import * as Effect from "effect/Effect";
import type { Id } from "../../../../domain/id.ts";
import { offers } from "../../../../domain/ports/capabilities.ts";
import { Users } from "../../../../domain/ports/users.ts";
import { group } from "../group.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { ONLY_ONTO_HEADER } from "../../../contract/endpoints.ts";
import type { Operation } from "../../../contract/operations.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { notOwnAccount, ownerOrPermitted } from "../../policy/ownership.ts";
import { User } from "../../../../domain/user.ts";
import { UserEdits } from "../../policy/user-edits.ts";
import { asOf, searchedHandlers } from "./collections.ts";
import { bareUser, readWithout } from "./without-optional.ts";

export const usersHandlers = group("users", function* () {
  const isWhole = yield* offers("fields");
  const isOpenToOwner = yield* offers("account");
  const kept = yield* Users;
  const users = isWhole ? kept : readWithout(kept, User);
  const edits = yield* UserEdits;
  const searched = yield* searchedHandlers(users);
  /** Who may: the person themselves where that is offered, and whoever may with anybody. */
  const allowed = (id: Id<"user">, operation: Operation) =>
    withAnsweredFailures(ownerOrPermitted(operation, Effect.succeed(isOpenToOwner ? id : undefined)));
  return (handlers) =>
    handlers.handleAll({
      ...searched,
      byId: (asked) => Effect.andThen(allowed(asked.params.id, "users.byId"), searched.byId(asked)),
      edit: (asked) =>
        CurrentUser.use(({ userId }) =>
          Effect.andThen(
            allowed(asked.payload.userId, "users.edit"),
            withAnsweredFailures(
              isWhole
                ? edits.save(userId, asOf(asked))
                : Effect.map(
                    edits.save(userId, { ...bareUser(asked.payload), allowUnverified: true }),
                    bareUser,
                  ),
            ),
          ),
        ),
      remove: ({ params: { id }, headers }) =>
        withAnsweredFailures(Effect.andThen(notOwnAccount(id), users.remove(id, headers[ONLY_ONTO_HEADER]))),
    });
});
