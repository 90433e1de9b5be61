import type { Activity, FieldChange } from "../activity.ts";
import type { Fields } from "../drafts.ts";
import { kitchenForm } from "../kitchen.ts";
import type { ResourceName } from "../resources.ts";
import { tribeForm } from "../tribe.ts";
import type { User } from "../user.ts";
import type { NotedBan } from "./closed-with-ban.ts";

/** What of a user is edited by others, by the names that the log has. */
export const editedOf = ({ profile, role = "" }: Pick<User, "profile" | "role">) => ({
  nombre: profile.nombre,
  role,
});

/** The records whose edits put old values back, and the fields that they can write. */
const EDITED = {
  users: ["nombre", "role"],
  kitchens: Object.keys(kitchenForm.empty),
  tribes: Object.keys(tribeForm.empty),
} as const satisfies Partial<Readonly<Record<ResourceName, ReadonlyArray<string>>>>;

export type Edited = keyof typeof EDITED;

const isEdited = (resource: string): resource is Edited => Object.hasOwn(EDITED, resource);

/** An edit that was noted, of which there is something to take back. */
export interface NotedEdit extends NotedBan, Pick<Activity, "activityId" | "name"> {
  readonly resource: Edited;
  readonly changes: ReadonlyArray<FieldChange>;
}

/** What everybody has and nobody can be without again: a first one stays. */
const NAMES: ReadonlyArray<string> = ["nombre", "name"];

const isFirstName = ({ field, before = "" }: FieldChange): boolean => NAMES.includes(field) && before === "";

/** What an entry says of an edit, as far as another edit can take it back; nothing where none can. */
export const notedEdit = ({
  activityId,
  operation,
  recordId,
  name,
  person,
  creationDate,
  reason,
  deleted = false,
  changes,
}: Activity): NotedEdit | undefined => {
  const [resource = "", deed] = operation.split(".");
  if (deed !== "edit" || deleted || !isEdited(resource)) return undefined;
  const fields: ReadonlyArray<string> = EDITED[resource];
  const edited = changes.filter((change) => fields.includes(change.field) && !isFirstName(change));
  return edited.length === 0
    ? undefined
    : { activityId, resource, recordId, name, person, creationDate, reason, changes: edited };
};

/** What of a log, which is told newest first, came after an entry; all of it where the log does not go back so far. */
const laterThan = (
  { activityId }: Pick<Activity, "activityId">,
  log: ReadonlyArray<Activity>,
): ReadonlyArray<Activity> => {
  const place = log.findIndex((entry) => entry.activityId === activityId);
  return place === -1 ? log : log.slice(0, place);
};

/** What of an edit no later one of the same record is about, as far as a log tells. */
const notEditedSince = (edit: NotedEdit, log: ReadonlyArray<Activity>): ReadonlyArray<FieldChange> => {
  const edits = laterThan(edit, log).filter(
    ({ operation, recordId }) => operation === `${edit.resource}.edit` && recordId === edit.recordId,
  );
  const edited = new Set(edits.flatMap(({ changes }) => changes.map(({ field }) => field)));
  return edit.changes.filter(({ field }) => !edited.has(field));
};

/** Whether something of an edit may still be taken back, as far as the entries that are known tell. */
export const mayBeTakenBack = (edit: NotedEdit, known: ReadonlyArray<Activity>): boolean =>
  notEditedSince(edit, known).length > 0;

/** What of an edit nobody has changed since: its record still says it, and no later edit in the record's log is about it. */
export const unchangedSince = (
  edit: NotedEdit,
  record: Fields,
  log: ReadonlyArray<Activity>,
): ReadonlyArray<FieldChange> =>
  notEditedSince(edit, log).filter(({ field, after = "" }) => String(record[field]) === after);

/** What the fields of a record said before some changes. */
export const asBefore = (record: Fields, changes: ReadonlyArray<FieldChange>): Fields =>
  Object.fromEntries(
    changes.map(({ field, before = "" }) => [
      field,
      typeof record[field] === "boolean" ? before === "true" : before,
    ]),
  );
