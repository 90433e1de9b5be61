import type { DateRequestId } from "./id.ts";
import type { KitchenRef, UserRef } from "./reference.ts";

/** A request for a date (§3, Dates), maybe at a kitchen. `creationDate` is kept as the backend sent it (D42). */
export interface DateRequest {
  readonly datesId: DateRequestId;
  readonly sourceProfileId: UserRef;
  readonly targetProfileId: UserRef;
  readonly kitchen: KitchenRef | undefined;
  readonly creationDate: string;
}

/** A request that the backend does not have yet. */
export type NewDateRequest = Omit<DateRequest, "datesId" | "creationDate">;
