import { fc } from "@fast-check/vitest";
import { anyText, HOSTILE_TEXTS } from "../../domain/generators.ts";
import { PRINCIPALS, type Principal } from "../asked.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { LETTERS, NUMBERS, TABLE } from "./access-rows.ts";
import { PICTURE_UPLOAD, uploadFor } from "./account-access-rows.ts";
import { newUsers, parameterValues, values, type Json } from "./generated-values.ts";
import type { Published } from "./published.ts";

/** A request in its parts, so that any of them can be spoiled; addresses are encoded, a body is a text. */
interface Parts {
  readonly segments: Readonly<Record<string, string>>;
  readonly query: ReadonlyArray<string>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  /** The body as it is sent, where it is not that JSON. */
  readonly raw?: string;
}

/** Somebody's request. */
export interface Generated {
  readonly principal: Principal;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const TOO_LARGE = JSON.stringify({ text: "x".repeat(1024 * 1024) });

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const NUMBERS_AT_EDGES = ["-1", "0", "1.5", "1e3", "-0", "+1", "01", "0x1", "2147483648", "9007199254740993"];
const TEXTS_AS_NUMBERS = [
  "9".repeat(400),
  "1e400",
  "NaN",
  "Infinity",
  "-Infinity",
  "1,2",
  "1 OR 1=1",
  "999999",
];

const hostileSegments = fc.oneof(
  fc.constantFrom(...NUMBERS_AT_EDGES, ...TEXTS_AS_NUMBERS.map(encoded)),
  fc.constantFrom(
    "%",
    "%z",
    "%00",
    "%ff",
    "%ed%a0%80",
    "%2F",
    "%252e",
    "%2e%2e%2f",
    "a%20b",
    "+",
    "1%3Ba=b",
    "*",
  ),
  fc.constantFrom("a".repeat(65), "1".repeat(3_000), "%41".repeat(1_000)),
  fc.oneof(anyText, fc.constantFrom(...HOSTILE_TEXTS)).map(encoded),
);

/** Whether a text is one segment of an address, whatever becomes of it on the way (D21). */
const isSegment = (text: string): boolean =>
  text !== "" && new URL(`/x/${text}/y`, ORIGIN).pathname.split("/").length === 4;

const hostileQueries = (names: ReadonlyArray<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom("__proto__=1", "constructor[prototype]=1", "%zz", "=", "&", "%00=%00", "a".repeat(3_000)),
    fc
      .tuple(
        fc.constantFrom("query", ...names),
        fc.oneof(hostileSegments, fc.constantFrom("", "2026-02-30", "0000-00-00")),
        fc.constantFrom("=", "[]=", "[a]=", "%5B%5D="),
      )
      .map(([name, value, sign]) => `${name}${sign}${value}`),
  );

const hostileValues: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    -1,
    1.5,
    -0,
    2 ** 31,
    2 ** 53,
    1e308,
    5e-324,
    "",
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom<Json>(...HOSTILE_TEXTS, "0001-01-01", "99999-01-01", "1 OR 1=1", "9".repeat(30)),
  fc.constant("x".repeat(100_000)),
  anyText,
  fc.dictionary(fc.constantFrom("name", "userId", "constructor", "toString"), fc.string()),
  fc.array(fc.string(), { maxLength: 3 }),
);

const OWN_PROTO = '"__proto__":{"role":"admin","userId":1}';
const rawBodies = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "{",
    "null",
    "[]",
    "{}",
    '""',
    "0",
    "NaN",
    "undefined",
    "\u0000",
    "\ufeff{}",
    "{'a':1}",
  ),
  fc.constantFrom(`{${OWN_PROTO}}`, '{"a":1,"a":2}', '{"\\ud800":"\\udfff"}', "1e999", "[".repeat(50_000)),
  anyText.map((text) => JSON.stringify(text)),
  anyText,
);

const hostileHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  fc
    .constantFrom(
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "multipart/form-data; boundary=X",
      "application/xml",
      "application/json; charset=utf-16",
      "application/octet-stream",
      "json",
      "",
      ",",
    )
    .map((type) => ({ "content-type": type })),
  fc
    .constantFrom("text/html", "*/*;q=0", "application/json;q=0", "nothing", "")
    .map((accept) => ({ accept })),
  fc
    .constantFrom(
      "Bearer",
      "Bearer ",
      "bearer x",
      "Basic YTpi",
      "Bearer a b",
      "Bearer ..",
      `Bearer ${"a".repeat(9_000)}`,
    )
    .map((authorization) => ({ authorization })),
  fc
    .constantFrom(
      "x-http-method-override",
      "x-forwarded-for",
      "content-encoding",
      "range",
      "if-none-match",
      "cookie",
    )
    .chain((name) =>
      fc.constantFrom("DELETE", "gzip", "bytes=0-1", "*", "a=b; a=c").map((value) => ({ [name]: value })),
    ),
);

/** A value with something else in one of its places, chosen by `at`. */
const spoiledAt = (value: Json, at: number, other: Json): Json => {
  if (typeof value !== "object" || value === null) return other;
  const keys = Object.keys(value);
  const here = at % (keys.length + 2);
  const key = keys[here];
  if (key === undefined) return here === keys.length ? other : [value];
  const rest = Math.floor(at / (keys.length + 2));
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    name === key ? spoiledAt(each, rest, other) : each,
  ]);
  // Every third time the key is left out instead.
  return Object.fromEntries(rest % 3 === 2 ? entries.filter(([name]) => name !== key) : entries);
};

/** A value with something after each of its texts but numbers. */
const suffixed = (value: Json, suffix: string): Json => {
  if (typeof value === "string") return /^\d+$/u.test(value) ? value : value + suffix;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, suffixed(each, suffix)]));
};

const changedIn = (record: Readonly<Record<string, string>>, at: number, other: string) => {
  const keys = Object.keys(record);
  const key = keys[at % Math.max(1, keys.length)];
  return key === undefined ? record : { ...record, [key]: other };
};

const valid = ({ name, parameters, body }: Published, own: number): fc.Arbitrary<Parts> => {
  if (name === "profileImages.upload" || name === "pictures.upload") {
    const { headers = {}, body: raw } = name === "pictures.upload" ? PICTURE_UPLOAD : uploadFor(own);
    return fc.constant({ segments: {}, query: [], headers, body: undefined, raw: String(raw) });
  }
  if (name === "authentication.createUser") {
    return newUsers.map(({ uid, ...rest }) => ({
      segments: Object.fromEntries(
        Object.entries({ ...rest, email: `${uid}@kitchen.example`, tokenId: emulatorToken(uid) }).map(
          ([key, value]) => [key, encoded(value)],
        ),
      ),
      query: [],
      headers: {},
      body: undefined,
    }));
  }
  const among = (where: "path" | "query" | "header", written = encoded) => {
    const there = parameters.filter((each) => each.in === where);
    return fc.record(
      Object.fromEntries(
        there.map(({ name: key, schema }) => [key, parameterValues(key, schema, own).map(written)]),
      ),
      { requiredKeys: there.filter(({ required }) => required).map(({ name: key }) => key) },
    );
  };
  return fc.record({
    segments: among("path"),
    query: among("query").map((given) => Object.entries(given).map(([key, value]) => `${key}=${value}`)),
    // What says a state that nothing is in is refused: most say none.
    headers: fc.oneof(
      { arbitrary: fc.constant({}), weight: 4 },
      { arbitrary: among("header", (value) => value), weight: 1 },
    ),
    body: body === undefined ? fc.constant(undefined) : values(body[1], own),
  });
};

/** What is wrong with a request that is otherwise valid: one thing, somewhere. */
const spoiled = ({ method, parameters }: Published, parts: Parts): fc.Arbitrary<Parts> => {
  const at = fc.nat();
  const queries = parameters.filter((each) => each.in === "query").map((each) => each.name);
  const ofAddress = [
    fc.tuple(at, hostileSegments).map(([place, other]) => ({
      ...parts,
      segments: changedIn(parts.segments, place, other),
    })),
    fc.array(hostileQueries(queries), { minLength: 1, maxLength: 3 }).map((more) => ({
      ...parts,
      query: [...parts.query, ...more],
    })),
    fc.array(hostileQueries(queries), { maxLength: 2 }).map((query) => ({ ...parts, query })),
    hostileHeaders.map((headers) => ({ ...parts, headers: { ...parts.headers, ...headers } })),
  ];
  const ofBody = [
    ...Array.from({ length: 3 }, () =>
      fc.tuple(at, hostileValues).map(([place, other]) => ({
        ...parts,
        body: spoiledAt(parts.body ?? {}, place, other),
      })),
    ),
    fc
      .constantFrom("\u0000", "\ud800", "x".repeat(3_000))
      .map((suffix) => ({ ...parts, body: suffixed(parts.body ?? {}, suffix) })),
    rawBodies.map((raw) => ({ ...parts, raw })),
    fc.constant({
      ...parts,
      raw: (parts.raw ?? JSON.stringify(parts.body ?? {})).replace("{", `{${OWN_PROTO},`),
    }),
    fc.nat({ max: 300 }).map((length) => ({ ...parts, raw: (parts.raw ?? "{}").slice(0, length) })),
  ];
  if (method === "GET") return fc.oneof(...ofAddress);
  return fc.oneof(...[...ofAddress, ...ofBody].map((arbitrary) => ({ arbitrary, weight: 8 })), {
    arbitrary: fc.constant({ ...parts, raw: TOO_LARGE }),
    weight: 1,
  });
};

const textOf = ({ body, raw }: Parts): string | undefined =>
  raw ?? (body === undefined ? undefined : JSON.stringify(body));

const requestFrom = ({ method, path }: Published, principal: Principal, parts: Parts): Generated => {
  const address = path.replace(/\{(\w+)\}/gu, (_, name: string) => parts.segments[name] ?? "");
  return {
    principal,
    method,
    path: parts.query.length === 0 ? address : `${address}?${parts.query.join("&")}`,
    headers: parts.headers,
    body: textOf(parts),
  };
};

/** Who asks: mostly somebody who may, the admin before all others. */
const principals = ({ name }: Published): fc.Arbitrary<Principal> => {
  const may = TABLE.find((row) => row.name === name)?.may ?? "";
  const allowed = PRINCIPALS.filter((principal) => may.includes(LETTERS[principal]));
  return fc.oneof(
    { arbitrary: fc.constantFrom(...allowed.slice(0, 1)), weight: 5 },
    { arbitrary: fc.constantFrom(...allowed), weight: 3 },
    { arbitrary: fc.constantFrom(...PRINCIPALS), weight: 1 },
  );
};

/** Requests of an operation, half of them valid, half of them with something wrong. */
export const requestsOf = (operation: Published): fc.Arbitrary<Generated> =>
  principals(operation).chain((principal) =>
    valid(operation, NUMBERS[principal])
      .chain((parts) => fc.oneof(fc.constant(parts), spoiled(operation, parts)))
      .filter(({ segments }) => Object.values(segments).every(isSegment))
      .map((parts) => requestFrom(operation, principal, parts)),
  );
