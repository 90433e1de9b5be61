import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  chooseTheSame,
  type FilterShape,
  isArranging,
  listRequest,
  listSearch,
  MAX_QUERY_LENGTH,
  type ListRequest,
} from "../../src/domain/list-request.ts";
import { isId } from "../../src/domain/id.ts";
import { anyText } from "./generators.ts";
import { kitchenListDefinition } from "../../src/domain/kitchen.ts";
import { tribeListDefinition } from "../../src/domain/tribe.ts";
import { userListDefinition } from "../../src/domain/user.ts";

const SHAPES = [userListDefinition, kitchenListDefinition, tribeListDefinition] as const;
const shapes = fc.constantFrom(...SHAPES);

const NAMES = ["page", "size", "query", "sort", "direction", "status", "chef", "tribe", "role"];
const VALUES = [
  "name",
  "score",
  "constructor",
  "descending",
  "ascending",
  "banned",
  "any",
  "admin",
  "__proto__",
];

/** Whatever an address may hold once the router has read it: JSON, and objects that break a careless reader. */
const searches = fc.dictionary(
  fc.oneof(fc.constantFrom(...NAMES), anyText),
  fc.oneof(
    fc.constantFrom<unknown>(...VALUES),
    fc.jsonValue(),
    fc.anything({ withNullPrototype: true, withBigInt: true }),
    fc.constant({ toString: 1, valueOf: 1 }),
    anyText,
  ),
);

const DEFAULT: ListRequest = {
  page: 1,
  size: 25,
  query: "",
  sort: undefined,
  direction: "ascending",
  filters: {},
};

describe("D36: the state of a list in its address", () => {
  test.prop([shapes, searches])("anything gives a request that can be served", (shape, search) => {
    const { page, size, query, sort, direction, filters } = listRequest(shape, search);
    expect(page).toSatisfy((value: number) => Number.isSafeInteger(value) && value >= 1);
    expect(size).toSatisfy((value: number) => Number.isSafeInteger(value) && value >= 1 && value <= 200);
    expect(query).toBe(query.trim());
    expect(query.isWellFormed() && query.length <= MAX_QUERY_LENGTH).toBe(true);
    expect(sort === undefined || Object.keys(shape.sorts).includes(sort)).toBe(true);
    expect(["ascending", "descending"]).toContain(direction);
    const offered = new Map<string, FilterShape>(Object.entries(shape.filters));
    for (const [name, value] of Object.entries(filters)) {
      const { values = [], takes } = offered.get(name) ?? {};
      expect(values.includes(value) || (takes === "id" && isId(value))).toBe(true);
    }
  });

  test.prop([shapes, searches])(
    "an address that was written is read back as it was meant",
    (shape, search) => {
      const request = listRequest(shape, search);
      const written: unknown = JSON.parse(JSON.stringify(listSearch(request)));
      expect(written).toEqual(listSearch(request));
      expect(listRequest(shape, listSearch(request))).toEqual(request);
    },
  );

  test.prop([shapes])(
    "the sidebar's link, which asks for nothing, gives the default, whose address is empty",
    (shape) => {
      expect(listRequest(shape, {})).toEqual(DEFAULT);
      expect(listSearch(DEFAULT)).toEqual({});
    },
  );

  test.each([
    [
      { page: "2", size: 50 },
      { ...DEFAULT, page: 2, size: 50 },
    ],
    [{ query: 123 }, { ...DEFAULT, query: "123" }],
    [{ query: true }, { ...DEFAULT, query: "true" }],
    [{ query: { a: 1 } }, DEFAULT],
    [{ query: "  ana  " }, { ...DEFAULT, query: "ana" }],
    [{ query: `${"a".repeat(199)}👩` }, { ...DEFAULT, query: "a".repeat(199) }],
    [
      { sort: "score", direction: "descending" },
      { ...DEFAULT, sort: "score", direction: "descending" },
    ],
    [{ direction: "descending" }, DEFAULT],
    [{ sort: "constructor" }, DEFAULT],
    [{ sort: "logo" }, DEFAULT],
    [{ chef: "12" }, { ...DEFAULT, filters: { chef: "12" } }],
    [{ tribe: "1/2" }, DEFAULT],
    [
      { status: "banned", tribe: "no thing", role: "admin" },
      { ...DEFAULT, filters: { status: "banned" } },
    ],
  ])("%j asks for %j", (search, request) => {
    expect(listRequest(kitchenListDefinition, search)).toEqual(request);
  });

  test("sorting and filters look at every record, a search and a page do not", () => {
    expect(isArranging({ ...DEFAULT, query: "ana", page: 3 })).toBe(false);
    expect(isArranging({ ...DEFAULT, sort: "name" })).toBe(true);
    expect(isArranging({ ...DEFAULT, filters: { role: "admin" } })).toBe(true);
  });

  test.prop([searches, searches])("page, size and order never change which records are chosen", (a, b) => {
    const [one, other] = [listRequest(kitchenListDefinition, a), listRequest(kitchenListDefinition, b)];
    const { query, filters } = one;
    expect(chooseTheSame(one, { ...other, query, filters })).toBe(true);
    expect(chooseTheSame(one, { ...one, query: `${query}x` })).toBe(false);
    expect(chooseTheSame(one, { ...one, filters: { ...filters, status: "?" } })).toBe(false);
  });
});
