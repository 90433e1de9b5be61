import * as Schema from "effect/Schema";
import type { Edit } from "./change.ts";
import * as fields from "./fields.ts";
import { type ListShape, ofDay, ofRecord } from "./list-request.ts";
import { permits, type Permission } from "./permission.ts";

/** The kinds of record whose changes are noted (D66), and who may read of them beside `dashboard.read`. */
export const NOTED_KINDS = {
  user: "users.read",
  kitchen: "kitchens.read",
  tribe: "tribes.read",
  comment: "comments.read",
  favorite: "favorites.read",
  block: "blocks.read",
  date: "dates.read",
  report: "reports.read",
  vote: "dashboard.read",
  location: "dashboard.read",
  notification: "dashboard.read",
} as const satisfies Readonly<Record<string, Permission>>;

export type NotedKind = keyof typeof NOTED_KINDS;

const isNotedKind = (kind: string): kind is NotedKind => Object.hasOwn(NOTED_KINDS, kind);

/** The kinds of record whose changes a role may read of. */
export const notedKindsFor = (role: string | undefined): ReadonlyArray<NotedKind> =>
  Object.keys(NOTED_KINDS)
    .filter(isNotedKind)
    .filter((kind) => permits(role, NOTED_KINDS[kind]));

/** What became of one field; a value that is left out was not there. */
export const FieldChange = Schema.Struct({
  field: Schema.String,
  before: fields.carried(Schema.String),
  after: fields.carried(Schema.String),
});
export interface FieldChange extends Schema.Schema.Type<typeof FieldChange> {}

/** A change that somebody made (D66). Nobody edits or deletes it. */
export const Activity = Schema.Struct({
  activityId: fields.id<"activity">(),
  /** The operation of the contract, such as `kitchens.edit`. */
  operation: Schema.String,
  kind: Schema.String,
  recordId: fields.id<"record">(),
  /** What the record is called, or was when it was changed. */
  name: fields.carried(Schema.String),
  /** Who did it; nobody is known where somebody registered. */
  person: fields.carried(fields.NamedUser),
  creationDate: fields.time,
  changes: Schema.Array(FieldChange),
  reason: fields.carried(Schema.String),
  request: fields.carried(Schema.String),
}).annotate({ identifier: "Activity" });
export interface Activity extends Schema.Schema.Type<typeof Activity> {}

/** What may be asked of the log; it is always told newest first. */
export const ACTIVITY_LIST = {
  isSearched: false,
  sorts: {},
  filters: {
    record: { values: [], takes: "record" },
    kind: { values: Object.keys(NOTED_KINDS) },
    person: ofRecord,
    from: ofDay,
    to: ofDay,
  },
} as const satisfies ListShape;

/** What takes a ban or a change of role back; nothing where a change was another one. */
export const revertOf = ({ operation, changes }: Activity): Edit | undefined => {
  const [only, ...others] = changes;
  if (only === undefined || others.length > 0) return undefined;
  if (operation === "kitchens.edit" && only.field === "banned")
    return { _tag: only.after === "true" ? "LiftBan" : "Ban" };
  if (operation === "users.edit" && only.field === "role" && only.before !== undefined)
    return { _tag: "GiveRole", role: only.before };
  return undefined;
};
