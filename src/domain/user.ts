import type { UserId } from "./id.ts";
import { tidyName } from "./person-name.ts";

/** What a user shows of themselves; `nombre` is the full name (§3). */
export interface Profile {
  readonly nombre: string;
}

/** A user of the service (§3). `role` is what the backend said, which need not be one of the four (D11). */
export interface User {
  readonly userId: UserId;
  readonly email: string;
  readonly profile: Profile;
  readonly role: string | undefined;
}

/** The status of every user (§3): the backend has none, so the client always shows this one. */
export const USER_STATUS = "active";

/** What to call a user: the tidy name (D39), or the address where there is none. */
export const displayNameOf = (user: User): string => tidyName(user.profile.nombre) || user.email;
