import type { Id } from "../id.ts";
import { permits } from "../permission.ts";
import { isAdmin, type Role } from "../role.ts";

/** Why somebody may not change the role of a user (D14); nothing where they may. The backend has the last word. */
export const roleLock = (
  actor: { readonly role: Role; readonly userId: Id<"user"> },
  userId: string,
): "AdminsOnly" | "NotOneself" | undefined => {
  if (!isAdmin(actor.role) || !permits(actor.role, "users.update")) return "AdminsOnly";
  return actor.userId === userId ? "NotOneself" : undefined;
};
