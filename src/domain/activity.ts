import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";
import { type ListShape, ofDay, ofRecord } from "./list-request.ts";
import { permits, type Permission } from "./permission.ts";
import { EVERY_RESOURCE } from "./resources.ts";

/** Kinds of record without forms whose changes are noted as well, and who may read of them beside `dashboard.read`. */
const OTHER_KINDS = {
  comment: "comments.read",
  favorite: "favorites.read",
  block: "blocks.read",
  date: "dates.read",
  report: "reports.read",
  vote: "dashboard.read",
  location: "dashboard.read",
  notification: "dashboard.read",
} as const satisfies Readonly<Record<string, Permission>>;

export type OtherKind = keyof typeof OTHER_KINDS;

/** The kinds of record whose changes are noted (D66). */
export type NotedKind = (typeof EVERY_RESOURCE)[number]["kind"] | OtherKind;

/** What narrows the log to a record. */
export const logOf = (kind: NotedKind, id: string) => ({ record: `${kind}:${id}` });

/** The kinds of record whose changes a role may read of. */
export const notedKindsFor = (role: string | undefined): ReadonlyArray<string> =>
  [
    ...EVERY_RESOURCE.map(({ kind, permissions }) => [kind, permissions.read] as const),
    ...Object.entries(OTHER_KINDS),
  ].flatMap(([kind, permission]) => (permits(role, permission) ? [kind] : []));

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
  /** What it looks like now, where it has a page and is there. */
  picture: fields.carried(Schema.String),
  /** Whether there is no such record any more. */
  deleted: fields.carried(Schema.Boolean),
  /** Who did it; nobody is known where somebody registered. */
  person: fields.carried(fields.NamedUser),
  creationDate: fields.time,
  changes: Schema.Array(FieldChange),
  reason: fields.carried(Schema.String),
  request: fields.carried(Schema.String),
}).annotate({ identifier: "Activity" });
export interface Activity extends Schema.Schema.Type<typeof Activity> {}

/** What may have been done: each change is the first of these that it is. */
export const ACTIONS = ["banned", "unbanned", "role", "created", "deleted", "closed", "changed"] as const;
export type Action = (typeof ACTIONS)[number];

/** What may be asked of the log; it is always told newest first. */
export const ACTIVITY_LIST = {
  isSearched: false,
  sorts: {},
  filters: {
    record: { values: [], takes: "record" },
    kind: { values: [...EVERY_RESOURCE.map(({ kind }) => kind), ...Object.keys(OTHER_KINDS)] },
    action: { values: ACTIONS },
    person: ofRecord,
    from: ofDay,
    to: ofDay,
  },
} as const satisfies ListShape;
