import type { Activity, FieldChange } from "../activity.ts";
import { kitchenForm } from "../kitchen.ts";
import { tribeForm } from "../tribe.ts";
import type { User } from "../user.ts";

/** What of a user is edited by others, by the names that the log has. */
export const editedOf = ({ profile, role = "" }: Pick<User, "profile" | "role">) => ({
  nombre: profile.nombre,
  role,
});

/** The edits that put old values back, and the fields that they can write. */
const EDITED = {
  "users.edit": ["nombre", "role"],
  "kitchens.edit": Object.keys(kitchenForm.empty),
  "tribes.edit": Object.keys(tribeForm.empty),
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>;

export type EditOperation = keyof typeof EDITED;

const isEdit = (operation: string): operation is EditOperation => Object.hasOwn(EDITED, operation);

/** An edit that was noted, of which there is something to take back. */
export interface NotedEdit {
  readonly operation: EditOperation;
  readonly recordId: string;
  readonly changes: ReadonlyArray<FieldChange>;
}

/** What everybody has and nobody can be without again: a first one stays. */
const NAMES: ReadonlyArray<string> = ["nombre", "name"];

const isFirstName = ({ field, before = "" }: FieldChange): boolean => NAMES.includes(field) && before === "";

/** What an entry says of an edit, as far as another edit can take it back; nothing where none can. */
export const notedEdit = ({ operation, recordId, changes }: Activity): NotedEdit | undefined => {
  if (!isEdit(operation)) return undefined;
  const fields: ReadonlyArray<string> = EDITED[operation];
  const edited = changes.filter((change) => fields.includes(change.field) && !isFirstName(change));
  return edited.length === 0 ? undefined : { operation, recordId, changes: edited };
};

type Fields = Readonly<Record<string, string | boolean>>;

/** What of some changes a record still says: the rest was changed since. */
export const stillSo = (record: Fields, changes: ReadonlyArray<FieldChange>): ReadonlyArray<FieldChange> =>
  changes.filter(({ field, after = "" }) => String(record[field]) === after);

/** What the fields of a record said before some changes. */
export const asBefore = (record: Fields, changes: ReadonlyArray<FieldChange>): Fields =>
  Object.fromEntries(
    changes.map(({ field, before = "" }) => [
      field,
      typeof record[field] === "boolean" ? before === "true" : before,
    ]),
  );
