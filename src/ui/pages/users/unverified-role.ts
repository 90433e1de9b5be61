import { msg } from "@lingui/core/macro";

/** What forms say where a role above chef would go to an address that was not verified (D68). */
export const UNVERIFIED_ROLE = {
  label: msg`Give this role although the address is not verified`,
  problem: msg`Confirm this, or choose another role`,
} as const;
