import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";
import { Speech } from "./rules.ts";

/** A comment that the backend does not have yet. */
export const NewComment = Schema.Struct({
  user: fields.UserRef,
  kitchen: fields.optional(fields.KitchenRef),
  tribe: fields.optional(fields.TribeRef),
  text: Speech,
}).annotate({ identifier: "NewComment" });
export interface NewComment extends Schema.Schema.Type<typeof NewComment> {}

/** A comment on a kitchen, or in a tribe (§3, §7). `creationDate` is kept as the backend sent it (D42). */
export const UserComment = Schema.Struct({
  commentId: fields.id<"comment">(),
  user: fields.NamedUser,
  kitchen: fields.optional(fields.NamedKitchen),
  tribe: fields.optional(fields.NamedTribe),
  text: Schema.String,
  creationDate: fields.optional(fields.time),
}).annotate({ identifier: "Comment" });
export interface UserComment extends Schema.Schema.Type<typeof UserComment> {}

export const ChangedComment = Schema.Struct({ ...UserComment.fields, text: Speech }).annotate({
  identifier: "ChangedComment",
});
