import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Users } from "../../../domain/ports/users.ts";
import { Unauthorized } from "../../../domain/remote-failure.ts";
import { ROLE_IDS } from "../../../domain/role.ts";
import { CurrentUser } from "../../contract/access.ts";
import { ownerOrPermitted } from "../policy/ownership.ts";
import { allowedEdit } from "../policy/user-editing.ts";
import { UserEdits } from "../policy/user-edits.ts";
import { keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";

export const userEditsSql = Layer.effect(
  UserEdits,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const users = yield* Users;
    return UserEdits.of({
      save: Effect.fnUntraced(function* (actorId, sent) {
        // Whoever waits for a user who is held waits here, where nothing is held that others wait for.
        yield* sql`SELECT 1 FROM users WHERE user_id = ${keyOf(sent.userId)} FOR UPDATE`.pipe(Effect.orDie);
        return yield* Effect.gen(function* () {
          // The admins too, because a demotion counts them: all in the order of keys, so no two edits wait for each other.
          yield* sql`
            SELECT 1 FROM users
            WHERE user_id IN (${keyOf(actorId)}, ${keyOf(sent.userId)}) OR role_id = ${ROLE_IDS.admin}
            ORDER BY user_id FOR UPDATE`;
          const actor = yield* users
            .byId(actorId)
            .pipe(Effect.catchTag("NotFound", () => Effect.fail(Unauthorized)));
          yield* ownerOrPermitted("users.edit", Effect.succeed(sent.userId)).pipe(
            Effect.provideService(CurrentUser, actor),
          );
          const current = yield* users.byId(sent.userId);
          return yield* users.edit(yield* allowedEdit(actor, current, sent));
        }).pipe(inTransaction(sql));
      }),
    });
  }),
);
