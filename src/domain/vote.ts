import type { KitchenRef, UserRef } from "./reference.ts";

/** What somebody thinks of a kitchen (§3); at most one for each person and kitchen. */
export interface KitchenVote {
  readonly user: UserRef;
  readonly kitchen: KitchenRef;
  readonly positive: boolean;
}
