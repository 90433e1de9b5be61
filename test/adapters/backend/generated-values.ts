import { fc } from "@fast-check/vitest";
import { UnsecuredJWT } from "jose";
import { anyText, givenNames, phones, SPEC_ROLES } from "../../domain/generators.ts";
import { identityClaims } from "../fixtures-tokens.ts";
import { resolved, type JsonSchema } from "./published.ts";

/** How many records of every kind there are; their ids are 1 to this, and record n is user n's. */
export const RECORDS = 100;

/** A value that JSON can hold. */
export type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json };

/** How the codes begin that connect the chef's business to Google once; a number follows. */
export const CODE = "code-";

const number = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });

/** The id of a record that there is: one's own as often as anybody's. */
const ids = (own: number): fc.Arbitrary<number> => fc.oneof(fc.constant(own), number(RECORDS));

const texts = fc.oneof(
  fc.string({ minLength: 1 }),
  anyText.map((text) => `a${text.toWellFormed().replaceAll("\u0000", "")}`),
);
const windows = fc.integer({ min: 0, max: 250 });
const roles = fc.constantFrom(...SPEC_ROLES);

/** What a key of a body says where its type alone does not tell. */
const valueOfKey = (key: string, own: number): fc.Arbitrary<Json> | undefined => {
  switch (key) {
    case "planId":
      return fc.constantFrom("free", "plus", "pro");
    case "idToken":
      // Of a sign-in before all others: what ends earlier ones ends nobody's here.
      return roles.map((role) =>
        new UnsecuredJWT({ ...identityClaims(`sample-${role}`), auth_time: 1 }).encode(),
      );
    case "authCode":
      return number(RECORDS).map((each) => `${CODE}${each}`);
    case "role":
      return roles.chain((role) => fc.constantFrom<Json>(role, { name: role }, { roleName: role }, null));
    case "email":
      return fc.uuid().map((name) => `${name}@kitchen.example`);
    case "imageUrl":
    case "logo":
    case "website":
    case "picture":
      return fc.webUrl({ validSchemes: ["https"] });
    case "phone":
      return phones;
    case "nombre":
    case "name":
    case "text":
      return givenNames;
    case "lat":
      return fc.double({ min: -90, max: 90, noNaN: true });
    case "lng":
      return fc.double({ min: -180, max: 180, noNaN: true });
    default:
      return /[a-z]Id$/u.test(key) && !key.endsWith("ProfileId")
        ? ids(own).chain((id) => fc.constantFrom<Json>(id, String(id)))
        : undefined;
  }
};

const objects = ({ properties = {}, required = [] }: JsonSchema, own: number): fc.Arbitrary<Json> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [
        key,
        valueOfKey(key, own) ?? values(property, own),
      ]),
    ),
    { requiredKeys: [...required] },
  );

/** Values that a schema describes and that mean something to the records there are. */
export const values = (given: JsonSchema, own: number): fc.Arbitrary<Json> => {
  const schema = resolved(given);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => values(each, own)));
  switch (schema.type) {
    case "object":
      return objects(schema, own);
    case "array":
      return fc.array(values(schema.items ?? {}, own), { maxLength: 5 });
    case "string":
      return schema.enum === undefined ? texts : fc.constantFrom(...schema.enum);
    case "integer":
      return fc.maxSafeInteger();
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    default:
      return fc.constant(null);
  }
};

/** What a parameter of an address says. */
export const parameterValues = (name: string, schema: JsonSchema, own: number): fc.Arbitrary<string> => {
  const { examples = [] } = schema;
  if (examples.length > 0)
    return fc.constantFrom(...examples, ...(name === "sort" ? examples.map((column) => `-${column}`) : []));
  switch (name) {
    case "name":
      return fc.constantFrom("users", "kitchens", "tribes");
    case "startDate":
      return fc.integer({ min: 2000, max: 2020 }).map((year) => `${year}-02-28`);
    case "endDate":
      return fc.integer({ min: 2020, max: 2040 }).map((year) => `${year}-12-31`);
    case "radius":
      return fc.nat({ max: 20_000 }).map(String);
    case "query":
      return texts;
    case "if-match":
      return fc.constantFrom('""', '"another"', "*", 'W/"1"');
    default:
      if (schema.pattern !== undefined) return windows.map(String);
      return (valueOfKey(name, own) ?? (name === "id" ? ids(own) : values(schema, own))).map(String);
  }
};

/** The parameters of `createUser` belong together: the address is the one of the token (D22). */
export const newUsers = fc.record({
  dob: fc.constant("2000-02-29"),
  uid: number(RECORDS).map((user) => `new-${user}`),
  password: fc.string({ minLength: 1, unit: "grapheme-ascii" }),
  roleId: fc.constantFrom("1", "2", "3", "4"),
});
