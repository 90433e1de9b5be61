import * as Effect from "effect/Effect";
import { isId } from "../../domain/id.ts";
import { Users } from "../../domain/ports/users.ts";
import { NotFound } from "../../domain/remote-failure.ts";

/** One user by what the address says; what cannot be an id is not found, without a request (D35). */
export const readUser = (id: string) =>
  isId<"user">(id) ? Users.use((users) => users.byId(id)) : Effect.fail(NotFound());
