import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { id } from "../../domain/fields.ts";
import { Authorization } from "./access.ts";
import { FAILURES } from "./failures.ts";
import { records } from "./records.ts";

const RoleCodec = Schema.Struct({ roleId: id<"role">(), name: Schema.String }).annotate({
  identifier: "Role",
});

/** §7, Roles. */
export const rolesGroup = () =>
  HttpApiGroup.make("roles")
    .add(HttpApiEndpoint.get("all", "/role", { success: records(RoleCodec), error: FAILURES }))
    .middleware(Authorization);
