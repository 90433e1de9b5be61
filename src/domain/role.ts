import type { Id } from "./id.ts";

/** The four roles of the product (§6). */
export const ROLES = ["admin", "editor", "viewer", "chef"] as const;

export type Role = (typeof ROLES)[number];

/** The role ids of the reference data (D10). */
export const ROLE_IDS: Readonly<Record<Role, number>> = { admin: 1, chef: 2, editor: 3, viewer: 4 };

/** The role id a new user gets (§5, §9): chef, so that registering oneself never gives more. */
export const DEFAULT_ROLE_ID = ROLE_IDS.chef;

/** Whether a role is more than registering oneself gives: all of staff (D10, D68). */
export const isAboveChef = (role: string): boolean => role !== "chef";

/** A role as the backend lists it (§7, Roles). */
export interface RoleRecord {
  readonly roleId: Id<"role">;
  readonly name: string;
}

/** Where a session's role was read from, which the session keeps: the second source is a guess (D11). */
export type RoleSource = "backend" | "email";

interface SessionRole {
  readonly role: Role;
  readonly source: RoleSource;
}

/** Whether a text is one of the four; the role of somebody who has none is not. */
export const isRole = (text: string | undefined): text is Role => ROLES.some((role) => role === text);

/** The role that an e-mail address suggests (§6): `admin` before `editor`, otherwise chef; case does not matter. */
export const roleOfEmail = (email: string): Role => {
  const address = email.toLowerCase();
  if (address.includes("admin")) return "admin";
  return address.includes("editor") ? "editor" : "chef";
};

/**
 * The role of a session (§6, D11): what the backend says when it is one of the four, otherwise what the e-mail
 * suggests. It decides what the screen shows, never what the server allows.
 */
export const roleOf = (backendRole: string | undefined, email: string): SessionRole => {
  const named = backendRole?.trim().toLowerCase();
  return isRole(named) ? { role: named, source: "backend" } : { role: roleOfEmail(email), source: "email" };
};

/** Whether a role may act on what belongs to others, beyond the table of permissions (D13, D14). */
export const isAdmin = (role: string | undefined): boolean => role === "admin";
