import { Roles } from "../../../../domain/ports/roles.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";

export const rolesHandlers = group("roles", function* () {
  const roles = yield* Roles;
  return (handlers) => handlers.handle("all", () => withAnsweredFailures(roles.all()));
});
