import type * as HttpApi from "effect/http-api/HttpApi";
import { permits, type Permission } from "../../domain/permission.ts";
import type { Api } from "../contract/api.ts";

type Groups = typeof Api extends HttpApi.HttpApi<string, infer G> ? G : never;
type OperationOf<G> = G extends { readonly identifier: infer Name extends string; readonly endpoints: infer E }
  ? `${Name}.${keyof E & string}`
  : never;

/** An operation of the contract by group and name. */
export type Operation = OperationOf<Groups>;

/** Who may call an operation: anybody, anybody signed in, or who holds a permission (D13). */
export type Access = "public" | "signed in" | Permission;

/** The one table of access (D13). What is not in it is denied, and the compiler asks for every operation. */
export const ACCESS: Readonly<Record<Operation, Access>> = {
  "authentication.exchange": "public",
  "health.check": "public",
  "users.all": "users.read",
  "users.count": "users.read",
  "users.page": "users.read",
  "users.byId": "users.read",
  "users.edit": "users.update",
  "users.remove": "users.delete",
  "roles.all": "users.read",
  "search.users": "users.read",
};

const isListed = (operation: string): operation is Operation => Object.hasOwn(ACCESS, operation);

/** Whether a role may call an operation. */
export const mayCall = (role: string | undefined, operation: string): boolean => {
  if (!isListed(operation)) return false;
  const access = ACCESS[operation];
  return access === "public" || access === "signed in" || (role !== undefined && permits(role, access));
};
