import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";

/** A request for a date that the backend does not have yet. */
export const NewDateRequest = Schema.Struct({
  sourceProfileId: fields.UserRef,
  targetProfileId: fields.UserRef,
  kitchen: fields.optional(fields.KitchenRef),
}).annotate({ identifier: "NewDates" });
export interface NewDateRequest extends Schema.Schema.Type<typeof NewDateRequest> {}

/** A request for a date (§3, Dates), maybe at a kitchen. `creationDate` is kept as the backend sent it (D42). */
export const DateRequest = Schema.Struct({
  datesId: fields.id<"date request">(),
  sourceProfileId: fields.NamedUser,
  targetProfileId: fields.NamedUser,
  kitchen: fields.optional(fields.NamedKitchen),
  creationDate: fields.time,
}).annotate({ identifier: "Dates" });
export interface DateRequest extends Schema.Schema.Type<typeof DateRequest> {}
