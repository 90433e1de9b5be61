import * as Effect from "effect/Effect";
import { Forbidden, ForbiddenBecause, Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { isAdmin, isRole } from "../../../domain/role.ts";
import type { User } from "../../../domain/user.ts";

/**
 * What of a merged user may be saved: everybody who may edit changes profile fields; address and role only an
 * admin, the role never on oneself. A value sent back unchanged is not a change.
 */
export const allowedEdit = (actor: User, current: User, sent: User): Effect.Effect<User, RemoteFailure> => {
  const role = sent.role ?? current.role;
  const changesRole = role !== current.role;
  if ((changesRole || sent.email !== current.email) && !isAdmin(actor.role)) return Effect.fail(Forbidden);
  if (changesRole && actor.userId === current.userId)
    return Effect.fail(ForbiddenBecause("Nobody may change their own role"));
  if (changesRole && !isRole(role)) return Effect.fail(Refused("Unknown role", "role"));
  return Effect.succeed({ userId: current.userId, email: sent.email, profile: sent.profile, role });
};
