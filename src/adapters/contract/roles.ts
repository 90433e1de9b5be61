import * as Schema from "effect/Schema";
import { id } from "../../domain/fields.ts";
import { authorized } from "./access.ts";
import { all } from "./endpoints.ts";

const RoleCodec = Schema.Struct({ roleId: id<"role">(), name: Schema.String }).annotate({
  identifier: "Role",
});

/** §7, Roles. */
export const rolesGroup = () => authorized("roles", all("/role", RoleCodec));
