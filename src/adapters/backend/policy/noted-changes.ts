import { type Noted, type Policy, POLICY } from "./policy-table.ts";

/** Every operation that changes a record (D66). */
export type NotedOperation = {
  [O in keyof typeof POLICY]: (typeof POLICY)[O] extends { readonly changes: Noted } ? O : never;
}[keyof typeof POLICY];

const policies: Readonly<Record<string, Policy>> = POLICY;

export const isNoted = (operation: string): operation is NotedOperation => {
  const policy = Object.hasOwn(policies, operation) ? policies[operation] : undefined;
  return typeof policy === "object" && "changes" in policy;
};

export const notedChange = (operation: NotedOperation): Noted => POLICY[operation].changes;

export const NOTED_CHANGES: ReadonlyArray<Noted> = Object.keys(POLICY).filter(isNoted).map(notedChange);

/** Whether an operation may change who somebody is: those that are noted of another kind of record do not. */
export const mayChangeUsers = (operation: string): boolean =>
  !isNoted(operation) || notedChange(operation).kind === "user";
