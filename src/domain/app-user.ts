import { permissionsOf } from "./permission.ts";
import { roleOf } from "./role.ts";
import type { AppUser, Identity } from "./session.ts";
import type { User } from "./user.ts";
import { displayNameOf } from "./person-name.ts";

/** The app user that an identity and the backend's user make (§4, §6). */
export const appUserOf = (identity: Identity, user: User): AppUser => {
  const { role, source } = roleOf(user.role, user.email);
  return {
    uid: identity.uid,
    userId: user.userId,
    email: user.email,
    displayName: displayNameOf(user),
    role,
    roleSource: source,
    permissions: permissionsOf(role),
  };
};
