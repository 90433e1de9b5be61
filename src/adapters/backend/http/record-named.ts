import { operations } from "../../contract/operation-rows.ts";
import { type Operation, partsOf } from "../../contract/operations.ts";
import { isNoted, notedChange } from "../policy/noted-changes.ts";

/** How a request tells the record that it changes: by an id in its path, or else in its body. */
interface Naming {
  readonly method: string;
  readonly path: RegExp;
  readonly inBody: RegExp | undefined;
  readonly kind: string;
}

const idIn = (name: string): RegExp => new RegExp(`"${name}"\\s*:\\s*"?(\\d{1,20})`, "u");

const camelCased = (column: string): string =>
  column.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** What a call changes is a record of its group, but a vote changes its kitchen: whose row is held meanwhile. */
const kindOf = (name: Operation): string => {
  if (!isNoted(name)) return name;
  const [group] = partsOf(name);
  return group === "votes" ? "kitchens" : group;
};

/** The calls that name a record. A new one has no id yet, and what belongs to whoever asks is not named. */
const NAMINGS: ReadonlyArray<Naming> = operations().flatMap(({ name, method, path }) => {
  if (method === "GET") return [];
  const own = isNoted(name) ? camelCased(notedChange(name).key) : "id";
  const pattern = path.replace(/:(\w+)/gu, (_, param: string) =>
    param === "id" || param === own ? "(\\d{1,20})" : "[^/]+",
  );
  const isInPath = pattern.includes("(");
  if (!isInPath && !/\.(?:edit|vote)$/u.test(name)) return [];
  const inBody = isInPath ? undefined : idIn(own);
  return [{ method, path: new RegExp(`^${pattern}$`, "u"), inBody, kind: kindOf(name) }];
});

/** What tells the record that a request changes; nothing for a new one. */
export const recordIn = (method: string, address: string, body: string): string | undefined => {
  for (const { path, inBody, kind, ...naming } of NAMINGS) {
    const found = naming.method === method ? path.exec(address) : null;
    if (found === null) continue;
    const id = (inBody?.exec(body) ?? found)[1];
    return id && `${kind}/${id}`;
  }
  return undefined;
};
