import type { Operation } from "../../contract/operations.ts";

/** How often in a minute, at most. */
interface Limit {
  readonly address: number;
  readonly account: number;
  /** Failures from one address, of all the calls that have such a limit together. */
  readonly failures?: number;
}

export const LIMITS = {
  "authentication.exchange": { address: 120, account: 120, failures: 20 },
  "authentication.createUser": { address: 30, account: 10, failures: 20 },
  "notifications.create": { address: 60, account: 30 },
} as const satisfies Partial<Record<Operation, Limit>>;
