import type { Id } from "./id.ts";
import type { Permission } from "./permission.ts";
import type { Role, RoleSource } from "./role.ts";

/** Who the identity provider says is there. */
export interface Identity {
  readonly uid: string;
  readonly email: string;
  /** What they are called there, where they said so. */
  readonly displayName?: string;
}

/** The signed-in user of the console (§3, Auth session); `roleSource` says whether the role is a guess (D11). */
export interface AppUser {
  readonly uid: string;
  readonly userId: Id<"user">;
  readonly email: string;
  readonly displayName: string;
  readonly picture?: string | undefined;
  /** Whether the backend has their address as verified, where it keeps that (D68). */
  readonly verified?: boolean | undefined;
  readonly role: Role;
  readonly roleSource: RoleSource;
  readonly permissions: ReadonlyArray<Permission>;
}

/** The session as guards see it (§4). */
export type Session =
  | { readonly _tag: "Loading" }
  | { readonly _tag: "SignedOut" }
  | { readonly _tag: "SignedIn"; readonly user: AppUser };

export const LOADING: Session = { _tag: "Loading" };
export const SIGNED_OUT: Session = { _tag: "SignedOut" };
export const signedIn = (user: AppUser): Session => ({ _tag: "SignedIn", user });

/** Whether two sessions open the same doors: a renewed one does, so guards and loaders need not run again (D25). */
export const opensTheSameDoors = (one: Session, other: Session): boolean =>
  one._tag === "SignedIn" && other._tag === "SignedIn"
    ? one.user.uid === other.user.uid && one.user.role === other.user.role
    : one._tag === other._tag;
