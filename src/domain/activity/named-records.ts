import type { Activity } from "../activity.ts";
import { unique } from "../list-definition.ts";
import { userReference } from "../reference.ts";
import { EVERY_RESOURCE, type ResourceName } from "../resources.ts";

/** The fields that name another record. */
const REFERENCES: ReadonlyMap<string, ResourceName> = new Map([
  ["userChef", "users"],
  ["leader", "users"],
  ["member", "users"],
  ["user", "users"],
  ["target", "users"],
  ["kitchen", "kitchens"],
  ["tribe", "tribes"],
]);

/** Which records a field names one of, if it names any. */
export const referredBy = (field: string): ResourceName | undefined => REFERENCES.get(field);

/** Which records a kind is of, if they have pages. */
export const resourceOf = (kind: string): ResourceName | undefined =>
  EVERY_RESOURCE.find((resource) => resource.kind === kind)?.name;

/** The kitchen that something without a page of its own is about, where its entry knows that. */
export const kitchenOf = ({ changes }: Activity): string | undefined => {
  const change = changes.find(({ field }) => field === "kitchen");
  return change && (change.before ?? change.after);
};

/** A record that entries name. */
interface NamedRecord {
  readonly resource: ResourceName;
  readonly id: string;
}

export const keyOfNamed = ({ resource, id }: NamedRecord): string => `${resource} ${id}`;

/** What entries tell by themselves that records are called. */
export const namesTold = (entries: ReadonlyArray<Activity>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const { kind, recordId: id, name, person } of entries) {
    const resource = resourceOf(kind);
    if (resource !== undefined && name !== undefined) names.set(keyOfNamed({ resource, id }), name);
    const by = person && userReference(person);
    if (by?.name !== undefined) names.set(keyOfNamed(by), by.name);
  }
  return names;
};

/** The records that the changes of entries name, each once, in their order. */
export const recordsNamed = (entries: ReadonlyArray<Activity>): ReadonlyArray<NamedRecord> => {
  const named = entries
    .flatMap(({ changes }) => changes)
    .flatMap(({ field, before, after }) => {
      const resource = referredBy(field);
      return resource === undefined ? [] : [before, after].map((id = "") => ({ resource, id }));
    })
    .filter(({ id }) => id !== "");
  return unique({ idOf: keyOfNamed }, named);
};
