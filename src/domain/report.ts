import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";

/** Something that somebody reported. Known by name only (§3): a backend may send nothing but the id. */
export const UserReport = Schema.Struct({
  reportId: fields.id<"report">(),
  reporter: fields.optional(fields.NamedUser),
  kitchen: fields.optional(fields.NamedKitchen),
  reason: fields.optional(Schema.String),
  creationDate: fields.optional(fields.time),
}).annotate({ identifier: "Report" });
export interface UserReport extends Schema.Schema.Type<typeof UserReport> {}
