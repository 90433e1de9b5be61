import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";
import { Email, Line } from "./rules.ts";

/** A user of the service (§3); `profile.nombre` is the full name. `role` need not be one of the four (D11). */
export const User = Schema.Struct({
  userId: fields.id<"user">(),
  email: Schema.String,
  profile: Schema.Struct({ nombre: fields.textOrNull(Schema.String) }),
  role: fields.optional(Schema.String),
});
export interface User extends Schema.Schema.Type<typeof User> {}

/** What may be written of a user; who never gave a name has none (D39). */
export const WrittenUser = Schema.Struct({
  email: Email,
  profile: Schema.Struct({ nombre: fields.textOrNull(Line) }),
});

/** The status of every user (§3): the backend has none, so the client always shows this one. */
export const USER_STATUS = "active";
