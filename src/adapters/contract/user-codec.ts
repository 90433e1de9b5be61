import * as Schema from "effect/Schema";
import * as Transformation from "effect/SchemaTransformation";
import { carried, optional } from "../../domain/fields.ts";
import { User, WrittenUser } from "../../domain/user.ts";
import { whole } from "./endpoints.ts";

const Role = Schema.Union([
  Schema.String,
  Schema.Struct({ name: Schema.String }),
  Schema.Struct({ roleName: Schema.String }),
]);

const roleText = (role: typeof Role.Type): string => {
  if (typeof role === "string") return role;
  return "name" in role ? role.name : role.roleName;
};

/** A role on the wire (D34) is a text, or an object with `name` or `roleName`. */
const RoleText = Role.pipe(
  Schema.decodeTo(
    Schema.String,
    Transformation.transform({ decode: roleText, encode: (role: string): typeof Role.Type => role }),
  ),
);

/** A user on the wire (§3). */
export const UserCodec = Schema.Struct({ ...User.fields, role: optional(RoleText) }).annotate({
  identifier: "User",
});

/** A user that may be written back. */
export const WholeUserCodec = Schema.Struct({
  ...UserCodec.fields,
  profile: whole(User.fields.profile),
});

export const ChangedUserCodec = Schema.Struct({
  ...UserCodec.fields,
  ...WrittenUser.fields,
  profile: whole(Schema.Struct({ ...User.fields.profile.fields, ...WrittenUser.fields.profile.fields })),
  allowUnverified: carried(Schema.Boolean),
});
