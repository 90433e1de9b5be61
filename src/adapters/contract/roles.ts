import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { id } from "../../domain/fields.ts";
import { authorized } from "./access.ts";
import { FAILURES } from "./failures.ts";
import { records } from "./records.ts";

const RoleCodec = Schema.Struct({ roleId: id<"role">(), name: Schema.String }).annotate({
  identifier: "Role",
});

/** §7, Roles. */
export const rolesGroup = () =>
  authorized("roles", HttpApiEndpoint.get("all", "/role", { success: records(RoleCodec), error: FAILURES }));
