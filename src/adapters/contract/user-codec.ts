import * as Schema from "effect/Schema";
import * as Transformation from "effect/SchemaTransformation";
import type { User } from "../../domain/user.ts";
import { id, idText } from "./ids.ts";

const RoleText = Schema.Union([
  Schema.String,
  Schema.Struct({ name: Schema.String }),
  Schema.Struct({ roleName: Schema.String }),
]);

const roleText = (role: typeof RoleText.Type | null | undefined): string | undefined => {
  if (role === null || role === undefined) return undefined;
  if (typeof role === "string") return role;
  return "name" in role ? role.name : role.roleName;
};

const Wire = Schema.Struct({
  userId: id<"user">(),
  email: Schema.String,
  profile: Schema.Struct({ nombre: Schema.NullOr(Schema.String) }),
  role: Schema.optional(Schema.NullOr(RoleText)),
});

const Domain = Schema.Struct({
  userId: idText<"user">(),
  email: Schema.String,
  profile: Schema.Struct({ nombre: Schema.String }),
  role: Schema.UndefinedOr(Schema.String),
});

/** A user on the wire (§3, D34): the role is a text, or an object with `name` or `roleName`. */
export const UserCodec = Wire.pipe(
  Schema.decodeTo(
    Schema.toType(Domain),
    Transformation.transform({
      decode: ({ userId, email, profile, role }): User => ({
        userId,
        email,
        profile: { nombre: profile.nombre ?? "" },
        role: roleText(role),
      }),
      encode: (user: User): typeof Wire.Type => user,
    }),
  ),
  Schema.annotate({ identifier: "User" }),
);
