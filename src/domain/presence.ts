import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";

/** Somebody who looks at a report, for as long as they say so. */
export const Presence = Schema.Struct({
  report: Schema.Struct({ reportId: fields.id<"report">() }),
  person: fields.NamedUser,
}).annotate({ identifier: "Presence" });
export interface Presence extends Schema.Schema.Type<typeof Presence> {}

/** How long it holds that somebody looks at a report, in seconds. */
export const PRESENT_SECONDS = 30;
