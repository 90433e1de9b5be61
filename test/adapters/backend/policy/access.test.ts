import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import {
  ACCESS,
  accessInWords,
  mayCall,
  mayCallForOthers,
} from "../../../../src/adapters/backend/policy/access.ts";
import { anyText } from "../../../domain/generators.ts";
import { PRINCIPALS } from "../../asked.ts";
import type { Row } from "../access-row.ts";
import { LETTERS, TABLE } from "../access-rows.ts";

const ROLES_ONLY = LETTERS.admin + LETTERS.editor + LETTERS.viewer + LETTERS.chef;
const EVERYBODY = ROLES_ONLY + LETTERS.nobody;
/** Who passes the table of access with an operation. */
const passing = ({ beyond, may, own, passes }: Row): string =>
  passes ?? (beyond === undefined && own === undefined ? may : ROLES_ONLY);

const GUARDED = TABLE.filter(({ may }) => may !== EVERYBODY);

test("D13: what anybody may call is said to be public, and nothing else is", () => {
  const isPublic = new Map(Object.entries(ACCESS).map(([name, access]) => [name, access === "public"]));
  expect(TABLE.map(({ name }) => [name, isPublic.get(name)])).toEqual(
    TABLE.map(({ name, may }) => [name, may === EVERYBODY]),
  );
});

test("D13: for every role and operation, the table of access says what the table of this test says", () => {
  const decisions = TABLE.map(({ name }) => [name, PRINCIPALS.map((each) => mayCall(each, name))]);
  expect(decisions).toEqual(
    TABLE.map((row) => [row.name, PRINCIPALS.map((each) => passing(row).includes(LETTERS[each]))]),
  );
});

test("D13: what is open to all who are signed in, or to owners, is said to be so", () => {
  const said = new Map<string, unknown>(Object.entries(ACCESS));
  const told = TABLE.filter(({ beyond }) => beyond !== undefined);
  expect(told.map(({ name }) => [name, said.get(name)])).toEqual(
    told.map(({ name, beyond }) => [name, beyond]),
  );
});

test("D13: a user without a role may call what is public and nothing else", () => {
  expect(TABLE.filter(({ name }) => mayCall(undefined, name)).map(({ name }) => name)).toEqual(
    TABLE.filter(({ may }) => may === EVERYBODY).map(({ name }) => name),
  );
});

const INHERITED = ["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf"];

test.each([...INHERITED, "", "users", "users.", "users.*", "*", "USERS.ALL", " users.all", "users.create"])(
  "D13: %j is no operation, so nobody may call it",
  (operation) => {
    expect([undefined, ...PRINCIPALS, ...INHERITED].filter((role) => mayCall(role, operation))).toEqual([]);
  },
);

test("D13: whatever is not in the table is denied, whoever asks", () => {
  const listed = new Set(TABLE.map(({ name }) => name));
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...PRINCIPALS), anyText), anyText, (role, operation) => {
      fc.pre(!listed.has(operation));
      expect(mayCall(role, operation)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

test("D13: a role that is none of the four may call what is public and nothing else", () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...INHERITED), anyText), (role) => {
      fc.pre(!PRINCIPALS.some((each) => each === role));
      expect(GUARDED.filter(({ name }) => mayCall(role, name))).toEqual([]);
    }),
  );
});

/** What one may ask of oneself, and who may ask it of anybody; by hand from §6, D13, D16, D66 and D76. */
const FOR_OTHERS: Readonly<Record<string, readonly [permission: string, may: string]>> = {
  "users.byId": ["users.read", "aev"],
  "users.edit": ["users.update", "ae"],
  "kitchens.all": ["kitchens.read", "aev"],
  "favorites.ofUser": ["favorites.read", "aev"],
  "favorites.byUserAndKitchen": ["favorites.read", "aev"],
  "blocks.ofUser": ["blocks.read", "a"],
  "blocks.byUserAndKitchen": ["blocks.read", "a"],
  "comments.ofUser": ["comments.read", "aev"],
  "comments.ofKitchen": ["comments.read", "aev"],
  "dates.ofUser": ["dates.read", "a"],
  "profileImages.ofUser": ["users.read", "aev"],
  "activities.page": ["dashboard.read", "aev"],
  "activities.liking": ["kitchens.read", "aev"],
};

test("D13, D16: who may ask of others what everybody may ask of themselves, and nothing else", () => {
  const decisions = (Object.keys(ACCESS) as ReadonlyArray<keyof typeof ACCESS>).map((name) => [
    name,
    [undefined, ...PRINCIPALS, ...INHERITED].filter((role) => mayCallForOthers(role, name)),
  ]);
  expect(decisions).toEqual(
    Object.keys(ACCESS).map((name) => [
      name,
      PRINCIPALS.filter((each) => FOR_OTHERS[name]?.[1].includes(LETTERS[each])),
    ]),
  );
});

test("D13: the table as a page shows it", () => {
  const words = Object.values(ACCESS).map(accessInWords);
  expect(words.filter((each) => each.startsWith("owner or "))).toEqual(
    Object.keys(ACCESS).flatMap((name) => {
      const row = FOR_OTHERS[name];
      return row === undefined ? [] : [`owner or ${row[0]}`];
    }),
  );
  expect(accessInWords("users.read")).toBe("users.read");
  expect(accessInWords({ anyOf: ["users.read", "kitchens.read"] })).toBe("users.read or kitchens.read");
});
