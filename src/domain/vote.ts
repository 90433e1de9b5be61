import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";

/** A vote that is to be counted. */
export const NewKitchenVote = Schema.Struct({
  user: fields.UserRef,
  kitchen: fields.KitchenRef,
  positive: Schema.Boolean,
}).annotate({ identifier: "NewKitchenVote" });
export interface NewKitchenVote extends Schema.Schema.Type<typeof NewKitchenVote> {}

/** What somebody thinks of a kitchen (§3); at most one for each person and kitchen. */
export const KitchenVote = Schema.Struct({
  user: fields.NamedUser,
  kitchen: fields.NamedKitchen,
  positive: Schema.Boolean,
}).annotate({ identifier: "KitchenVote" });
export interface KitchenVote extends Schema.Schema.Type<typeof KitchenVote> {}
