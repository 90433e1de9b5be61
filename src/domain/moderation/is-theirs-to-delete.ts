import { isOwnAccount, type Target } from "../deletion.ts";
import type { Id } from "../id.ts";
import { isAdmin, type Role } from "../role.ts";

/** Whether somebody may delete it, as far as that depends on whose it is (D13, D64). */
export const isTheirsToDelete = (
  user: { readonly userId: Id<"user">; readonly role: Role },
  target: Target,
): boolean =>
  "owner" in target ? isAdmin(user.role) || target.owner === user.userId : !isOwnAccount(user, target);
