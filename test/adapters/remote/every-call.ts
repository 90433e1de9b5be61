import { operations } from "../../../src/adapters/contract/operation-rows.ts";
import { ACCOUNT_CALLS } from "./account-calls.ts";
import { CHEF_CALLS } from "./chef-calls.ts";
import { KITCHEN_CALLS } from "./kitchen-calls.ts";
import type { PortCall } from "./port-call.ts";
import { RECORD_CALLS } from "./record-calls.ts";
import { TRIBE_CALLS } from "./tribe-calls.ts";

const rows = new Map(
  Object.entries({ ...ACCOUNT_CALLS, ...KITCHEN_CALLS, ...TRIBE_CALLS, ...RECORD_CALLS, ...CHEF_CALLS }),
);

/** Every operation of the contract but those of `SECOND_FORMS`, in its order. */
export const EVERY_CALL: ReadonlyArray<PortCall> = operations().flatMap(({ method, name }) => {
  const row = rows.get(name);
  if (row === undefined) return [];
  const [path, call, answered, body = ""] = row;
  return [{ operation: name, method, path: `/api/v1/${path}`, call, body, ...answered }];
});
