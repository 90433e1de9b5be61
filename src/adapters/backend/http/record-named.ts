import { type Operation, partsOf } from "../../contract/operations.ts";
import { isNoted, notedChange } from "../policy/noted-changes.ts";
import type { Call } from "./calls.ts";

const ID = /^\d{1,20}$/u;

const idIn = (name: string, body: string): string | undefined =>
  new RegExp(`"${name}"\\s*:\\s*"?(\\d{1,20})`, "u").exec(body)?.[1];

const camelCased = (column: string): string =>
  column.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** What a call changes is a record of its group, but a vote changes its kitchen: whose row is held meanwhile. */
const kindOf = (name: Operation): string => {
  if (!isNoted(name)) return name;
  const [group] = partsOf(name);
  return group === "votes" ? "kitchens" : group;
};

/**
 * What tells the record that a call changes, by an id in its path, or else in its body; nothing for a new one, which has no
 * id yet, and for what belongs to whoever asks, which is not named.
 */
export const recordIn = ({ operation, params }: Call, body: string): string | undefined => {
  const own = isNoted(operation) ? camelCased(notedChange(operation).key) : "id";
  const sent = params["id"] ?? params[own];
  const id = sent ?? (/\.(?:edit|vote)$/u.test(operation) ? idIn(own, body) : undefined);
  return id !== undefined && ID.test(id) ? `${kindOf(operation)}/${id}` : undefined;
};
