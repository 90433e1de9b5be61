import { permissionsOf } from "./permission.ts";
import { roleOf } from "./role.ts";
import type { AppUser, Identity } from "./session.ts";
import type { User } from "./user.ts";
import { tidyName } from "./person-name.ts";

/** The app user that an identity and the backend's user make (§4, §6, D70). */
export const appUserOf = (identity: Identity, user: User): AppUser => {
  const { role, source } = roleOf(user.role, user.email);
  return {
    uid: identity.uid,
    userId: user.userId,
    email: user.email,
    displayName: tidyName(user.profile.nombre) || tidyName(identity.displayName ?? "") || user.email,
    picture: user.profile.imageUrl,
    verified: user.verified,
    role,
    roleSource: source,
    permissions: permissionsOf(role),
  };
};
