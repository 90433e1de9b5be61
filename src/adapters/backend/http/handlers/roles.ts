import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Roles } from "../../../../domain/ports/roles.ts";
import { Api } from "../../../contract/api.ts";
import { withAnsweredFailures } from "../answered-failure.ts";

export const rolesHandlers = HttpApiBuilder.group(
  Api,
  "roles",
  Effect.fnUntraced(function* (handlers) {
    const roles = yield* Roles;
    return handlers.handle("all", () => withAnsweredFailures(roles.all()));
  }),
);
