import * as Effect from "effect/Effect";
import { isSameAddress } from "../../../domain/email-address.ts";
import { Forbidden, ForbiddenBecause, Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { isAdmin, isRole } from "../../../domain/role.ts";
import { type ChangedUser, isUnverifiedFor, type User } from "../../../domain/user.ts";

/** What a role above chef is refused with where that is not meant (D68). */
export const NOT_VERIFIED = Refused("The address was not verified", "allowUnverified");

/**
 * What of a merged user may be saved: everybody who may edit changes profile fields; address and role only an
 * admin, the role never on oneself. A value sent back unchanged is not a change. A new address is not verified.
 */
export const allowedEdit = (
  actor: User,
  current: User,
  sent: ChangedUser,
): Effect.Effect<User, RemoteFailure> => {
  const role = sent.role ?? current.role;
  const changesRole = role !== current.role;
  if ((changesRole || sent.email !== current.email) && !isAdmin(actor.role)) return Effect.fail(Forbidden);
  if (changesRole) {
    if (actor.userId === current.userId)
      return Effect.fail(ForbiddenBecause("Nobody may change their own role"));
    if (!isRole(role)) return Effect.fail(Refused("Unknown role", "role"));
    const verified = current.verified && isSameAddress(sent.email, current.email);
    if (isUnverifiedFor({ verified, role: current.role }, role) && sent.allowUnverified !== true)
      return Effect.fail(NOT_VERIFIED);
  }
  const { email, profile, revision } = sent;
  return Effect.succeed({ userId: current.userId, email, profile, role, revision });
};
