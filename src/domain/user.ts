import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";
import { being, type ChoiceDefinition, inTurn } from "./list-definition.ts";
import { displayNameOf, joinName, type PersonName } from "./person-name.ts";
import { ofId } from "./list-request.ts";
import type { Revised } from "./revision.ts";
import { isAboveChef, isRole, ROLES } from "./role.ts";
import { Email, MaybeNombre } from "./rules.ts";

/** A user of the service (§3); `profile.nombre` is the full name. `role` need not be one of the four (D11). */
export const User = Schema.Struct({
  userId: fields.id<"user">(),
  email: Schema.String,
  profile: Schema.Struct({
    nombre: fields.textOrNull(Schema.String),
    imageUrl: fields.carried(Schema.String),
  }),
  role: fields.optional(Schema.String),
  /** Whether the address was verified, where the backend keeps that (D68). */
  verified: fields.carried(Schema.Boolean),
  /** Since when they are there; a backend need not note it (D59). */
  creationDate: fields.carried(fields.time),
});
export interface User extends Schema.Schema.Type<typeof User>, Revised {}

/** A user that was changed; a role above chef goes to an address that was not verified only where that is meant (D68). */
export interface ChangedUser extends User {
  readonly allowUnverified?: boolean | undefined;
}

/** Whether a role would be given to an address that was not verified, which has to be meant (D68). */
export const isUnverifiedFor = ({ verified, role: had }: Pick<User, "verified" | "role">, role: string) =>
  verified === false && role !== had && isAboveChef(role);

/** A user by another role; an address that was not verified gets it only where that is meant (D68). */
export const withRole = (user: User, role: string, allowUnverified: boolean): ChangedUser => ({
  ...user,
  role: role === "" ? undefined : role,
  ...(allowUnverified && isUnverifiedFor(user, role) && { allowUnverified }),
});

/** What the form of a user holds (§3, D39). */
export interface UserForm extends PersonName {
  readonly role: string;
  /** Whether the role is meant although the address was not verified (D68). */
  readonly allowUnverified: boolean;
}

/** The merged user that is sent (§7, D14). */
export const withUserForm = (user: User, form: UserForm): ChangedUser => ({
  ...withRole(user, form.role, form.allowUnverified),
  profile: { ...user.profile, nombre: joinName(form) },
});

/** What may be written of a user; who never gave a name has none (D39). */
export const WrittenUser = Schema.Struct({
  email: Email,
  profile: Schema.Struct({ nombre: fields.textOrNull(MaybeNombre) }),
});

/** How users are listed; a role that is none of the four is "other". */
export const userListDefinition = {
  isSearched: true,
  idOf: ({ userId }) => userId,
  nameOf: displayNameOf,
  hintOf: ({ email }) => email,
  pictureOf: ({ profile }) => profile.imageUrl,
  textsOf: ({ email, profile }: Pick<User, "email" | "profile">) => [profile.nombre, email],
  sorts: {
    name: displayNameOf,
    email: ({ email }) => email,
    role: ({ role }) => role,
    time: inTurn(({ userId }) => userId),
  },
  filters: {
    role: {
      values: [...ROLES, "other"],
      passes: being(({ role }) => (isRole(role) ? role : "other")),
    },
    verified: { values: ["true", "false"], passes: undefined },
    tribe: { ...ofId, passes: undefined },
  },
} as const satisfies ChoiceDefinition<User>;
