import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";
import { Line, Message } from "./rules.ts";

/** A message that may be sent; without a user it is for everybody. */
export const NewNotification = Schema.Struct({
  user: fields.optional(fields.UserRef),
  title: Line,
  message: Message,
});
export interface NewNotification extends Schema.Schema.Type<typeof NewNotification> {}

/** A message of the system (§7) as whoever reads it has it; without a user it is for everybody. */
export const SystemNotification = Schema.Struct({
  notificationId: fields.id<"notification">(),
  user: fields.optional(fields.UserRef),
  /** Who wrote it; nobody for what the system says, and once they are gone (D67). */
  author: fields.carried(fields.NamedUser),
  title: Schema.String,
  message: Schema.String,
  read: Schema.Boolean,
  creationDate: fields.optional(fields.time),
}).annotate({ identifier: "SystemNotification" });
export interface SystemNotification extends Schema.Schema.Type<typeof SystemNotification> {}
