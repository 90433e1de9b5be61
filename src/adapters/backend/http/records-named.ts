import * as Option from "effect/Option";
import * as Predicate from "effect/Predicate";
import { partsOf } from "../../contract/operations.ts";
import { columnNamed } from "../database/tables.ts";
import { isNoted, NOTED_CHANGES } from "../policy/noted-changes.ts";
import { keyOf } from "../sql/rows.ts";
import type { Call } from "./calls.ts";

/** Which records are meant by an id, by what its column is called. */
const KINDS: ReadonlyMap<string, string> = new Map(
  NOTED_CHANGES.filter(({ kind, table }) => table === `${kind}s`).map(({ key, table }) => [key, table]),
);

/** Those meant by what an id is called outside: a record's own, or of one that it belongs to. */
const kindNamed = (name: string) => KINDS.get(columnNamed(name));

/** No call of the contract names as many, or sends as much; those that do are let in as if all were one record. */
const MANY = 8;
const LARGE = 65_536;
const TOO_MANY = ["many"];

const fieldsOf = (value: unknown): ReadonlyArray<readonly [name: string, value: unknown]> =>
  Predicate.isObject(value) ? Object.entries(value) : [];

const read = Option.liftThrowable((body: string): unknown => JSON.parse(body));

/** What a body says, and what the records in it say that it refers to. */
const sent = (body: string) => {
  const fields = fieldsOf(Option.getOrUndefined(read(body)));
  return [...fields, ...fields.flatMap(([, value]) => fieldsOf(value))];
};

/** The records that a change waits for when somebody holds them: those that its path and its body name. */
export const recordsIn = ({ operation, params }: Call, body: string): ReadonlyArray<string> => {
  if (body.length > LARGE) return TOO_MANY;
  const [group] = partsOf(operation);
  const own = isNoted(operation) ? group : operation;
  const named = [
    ...Object.entries(params).map(([name, id]) => [name === "id" ? own : kindNamed(name), id] as const),
    ...sent(body).map(([name, id]) => [kindNamed(name), id] as const),
  ].flatMap(([kind, id]) => {
    const key = keyOf(String(id));
    return kind === undefined || key === 0n ? [] : [`${kind}/${key}`];
  });
  // In one order, so that no two changes wait for each other.
  const records = [...new Set(named)].toSorted();
  return records.length > MANY ? TOO_MANY : records;
};
