import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";

/** A block that the backend does not have yet. */
export const NewBlock = Schema.Struct({
  sourceProfileId: fields.UserRef,
  kitchen: fields.optional(fields.KitchenRef),
}).annotate({ identifier: "NewBlock" });
export interface NewBlock extends Schema.Schema.Type<typeof NewBlock> {}

/** A kitchen that somebody does not want to see any more (§3, §7). */
export const Block = Schema.Struct({
  blockId: fields.id<"block">(),
  sourceProfileId: fields.NamedUser,
  kitchen: fields.optional(fields.NamedKitchen),
  /** Since when; a backend need not note it (D59). */
  creationDate: fields.carried(fields.time),
}).annotate({ identifier: "Block" });
export interface Block extends Schema.Schema.Type<typeof Block> {}
