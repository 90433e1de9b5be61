import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Users } from "../../domain/ports/users.ts";
import { CONTRIBUTED, Reads } from "./reads.ts";

/** What is somebody's own and is deleted with them. */
const OWNED = ["notifications", "profile images", "business", "subscriptions", "google"] as const;

/** `Users`, remembered. A kitchen shows its chef, and the votes of somebody who is removed go along. */
export const usersCached = Layer.effect(
  Users,
  Effect.gen(function* () {
    const users = yield* Users;
    const { fresh, touching } = yield* Reads;
    return Users.of({
      all: yield* fresh("users", users.all),
      page: yield* fresh("users", users.page),
      byId: yield* fresh("users", users.byId),
      count: yield* fresh("users", users.count),
      edit: touching(["users", "kitchens"], users.edit),
      remove: touching(["users", "kitchens", "votes", ...CONTRIBUTED, ...OWNED], users.remove),
    });
  }),
);
