import * as Record from "effect/Record";
import { permits } from "../../../domain/permission.ts";
import { isRole } from "../../../domain/role.ts";
import type { Operation } from "../../contract/operations.ts";
import { type Access, type Policy, POLICY } from "./policy-table.ts";

/** An entry of the table as a page shows it. */
export const accessInWords = (access: Access): string => {
  if (typeof access === "string") return access;
  return "anyOf" in access ? access.anyOf.join(" or ") : `owner or ${access.ownerOr}`;
};

export const ACCESS = Record.map<Operation, Policy, Access>(POLICY, (policy) =>
  typeof policy === "object" && "access" in policy ? policy.access : policy,
);

const isListed = (operation: string): operation is Operation => Object.hasOwn(ACCESS, operation);

export const mayCall = (role: string | undefined, operation: string): boolean => {
  if (!isListed(operation)) return false;
  const access = ACCESS[operation];
  if (access === "public") return true;
  if (typeof access === "object" && "anyOf" in access)
    return access.anyOf.some((permission) => permits(role, permission));
  if (typeof access === "object" || access === "signed in" || access === "owner") return isRole(role);
  return permits(role, access);
};

/** Whether a role may call an operation about somebody else, where the table tells that from oneself. */
export const mayCallForOthers = (role: string | undefined, operation: Operation): boolean => {
  const access = ACCESS[operation];
  return typeof access === "object" && "ownerOr" in access && permits(role, access.ownerOr);
};
