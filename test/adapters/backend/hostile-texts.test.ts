import { fc } from "@fast-check/vitest";
import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { isOpenableUrl } from "../../../src/domain/image-url.ts";
import { empty } from "../database-image.ts";
import { PRINCIPALS, type Principal } from "../asked.ts";
import { ask, tokenOf, webBackend, type Answer } from "../fixtures-backend.ts";
import { LETTERS, NUMBERS, TABLE } from "./access-rows.ts";
import { parameterValues, values, type Json } from "./generated-values.ts";
import { onAnywhere } from "./on-server.ts";
import { PUBLISHED, resolved, type JsonSchema, type Published } from "./published.ts";
import { TABLES, world } from "./world.ts";

/** Who may make a call: the admin where that is possible. */
const principalOf = ({ name }: Published): Principal => {
  const may = TABLE.find((row) => row.name === name)?.may ?? "";
  return PRINCIPALS.find((principal) => may.includes(LETTERS[principal])) ?? "nobody";
};

interface TextField {
  readonly path: string;
  readonly schema: JsonSchema;
}

const membersOf = (schema: JsonSchema): ReadonlyArray<JsonSchema> => (schema.anyOf ?? [schema]).map(resolved);

/** The texts that a body may hold, by their paths. */
const textsIn = (schema: JsonSchema, within = ""): ReadonlyArray<TextField> =>
  membersOf(resolved(schema)).flatMap((member) => [
    ...(member.type === "string" && member.enum === undefined ? [{ path: within, schema: member }] : []),
    ...Object.entries(member.properties ?? {}).flatMap(([key, property]) =>
      textsIn(property, within === "" ? key : `${within}.${key}`),
    ),
  ]);

const checksOf = (schema: JsonSchema): ReadonlyArray<JsonSchema> => [schema, ...(schema.allOf ?? [])];

const longestOf = (schema: JsonSchema): number | undefined =>
  checksOf(schema).find(({ maxLength }) => maxLength !== undefined)?.maxLength;

/** Whether a text is what the document says that the field takes. */
const isTaken = (schema: JsonSchema, text: string): boolean =>
  checksOf(schema).every(
    ({ format, maxLength = Infinity, pattern = "" }) =>
      text.length <= maxLength &&
      new RegExp(pattern, "u").test(text) &&
      (format !== "uri-reference" || isOpenableUrl(text)),
  );

// No text but those of this test has it.
const MARK = "qzx";

/** Texts that have broken lists, pages or logs elsewhere, some of them as long as a field takes. */
const hostileTexts = (schema: JsonSchema): ReadonlyArray<string> => {
  const longest = longestOf(schema);
  const begun = checksOf(schema).some(({ format }) => format !== undefined)
    ? `https://${MARK}.example/`
    : MARK;
  return [
    "",
    ...(longest === undefined ? [] : [begun.padEnd(longest, "a"), begun.padEnd(longest + 1, "a")]),
    begun.padEnd(1_000_000, "a"),
    `${begun}\u0000\u0007\u001b[2J\u0085`,
    `${begun}\ud800`,
    `${begun}\u202egnp.exe\u2066`,
    `javascript:${MARK}`,
    `data:text/html,${MARK}`,
    `${begun}\r\nSet-Cookie: ${MARK}`,
  ];
};

const withText = (body: Json, [key = "", ...rest]: ReadonlyArray<string>, text: string): Json => {
  if (key === "") return text;
  const record = typeof body === "object" && body !== null ? body : {};
  const entries = Object.entries(record).filter(([name]) => name !== key);
  const inner = Object.entries(record).find(([name]) => name === key)?.[1] ?? {};
  return Object.fromEntries([...entries, [key, withText(inner, rest, text)]]);
};

/** Valid requests of an operation, as somebody who may could make them. */
const requestsOf = (operation: Published) => {
  const { body, method, parameters, path } = operation;
  const own = NUMBERS[principalOf(operation)];
  const segments = fc.record(
    Object.fromEntries(
      parameters
        .filter((each) => each.in === "path")
        .map(({ name, schema }) => [name, parameterValues(name, schema, own)]),
    ),
  );
  return fc.sample(
    fc
      .tuple(segments, body === undefined ? fc.constant(undefined) : values(body[1], own))
      .map(([given, said]) => ({
        method,
        path: path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(given[name] ?? "")),
        body: said,
      })),
    { numRuns: 40, seed: 20_261_123 },
  );
};

const Refusal = Schema.fromJsonString(Schema.Struct({ field: Schema.optionalKey(Schema.String) }));
const fieldOf = ({ body }: Answer) => Schema.decodeSync(Refusal)(body).field;

/** Every text with the mark that any table holds. */
const kept = Effect.gen(function* () {
  const sql = yield* SqlClient;
  // The activity log tells again, as JSON, what the records say.
  const texts = (yield* TABLES)
    .filter((name) => name !== "activity")
    .map(
      (name) => sql`
      SELECT value AS text FROM ${sql(name)} t, jsonb_each_text(to_jsonb(t)) WHERE value LIKE ${`%${MARK}%`} AND key <> 'search_text'`,
    );
  const rows = yield* sql<{ text: string }>`${sql.join(" UNION ALL ", false)(texts)}`;
  return rows.map(({ text }) => text);
});

const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** The calls that read a list, a page or all of it. */
const LISTS = PUBLISHED.filter(
  (operation) => operation.method === "GET" && principalOf(operation) === "admin",
)
  .filter(
    ({ parameters, answers }) =>
      answers.get(200)?.type === "array" &&
      parameters.every(({ in: where, name, required }) =>
        where === "path" ? name === "max" || name === "first" : !required,
      ),
  )
  .map(({ path }) => path.replace("{max}", "200").replace("{first}", "0"));

const expectWholeLists = Effect.gen(function* () {
  const token = yield* tokenOf("admin");
  for (const path of LISTS) {
    const { body, status } = yield* ask({ method: "GET", path, token });
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.parse(body), path).not.toContain(null);
  }
});

onAnywhere(
  "D73: what every text of every body is refused or kept as",
  (place) => webBackend.pipe(Layer.provideMerge(empty(place))),
  (it) => {
    const WRITING = PUBLISHED.filter(({ body }) => body?.[0] === "application/json");

    it.effect.each([...WRITING])("$method $path", (operation) =>
      Effect.gen(function* () {
        yield* world;
        const token = yield* tokenOf(principalOf(operation));
        const asking = (request: (typeof valid)[number]) => ask({ ...request, token });
        const valid = requestsOf(operation);
        // What is valid by itself need not be of records that there are.
        const taken = yield* Effect.findFirst(valid, (request) =>
          Effect.map(asking(request), ({ status }) => status < 300),
        );
        const base = Option.getOrThrowWith(taken, () => new Error("nothing that is valid was taken"));
        for (const { path, schema } of textsIn(operation.body?.[1] ?? {})) {
          for (const text of hostileTexts(schema)) {
            const body = withText(base.body ?? {}, path.split("."), text);
            const answer = yield* asking({ ...base, body });
            const said = `${path}: ${JSON.stringify(text.slice(0, 60))} (${text.length}): ${answer.body.slice(0, 300)}`;
            expect(answer.status, said).toBeLessThan(500);
            if (longestOf(schema) === undefined) continue;
            expect(answer.status < 300, said).toBe(isTaken(schema, text));
            if (answer.status >= 300) expect([answer.status, fieldOf(answer)], said).toEqual([400, path]);
          }
        }
        for (const text of yield* kept) {
          expect(text).not.toMatch(HIDDEN);
          expect(text.length).toBeLessThanOrEqual(4_000);
        }
        yield* expectWholeLists;
      }),
    );

    it.effect("tries the texts that there are, and reads the lists", () =>
      Effect.sync(() => {
        const texts = WRITING.flatMap(({ body }) => textsIn(body?.[1] ?? {}));
        const ruled = texts.filter(({ schema }) => longestOf(schema) !== undefined);
        expect([WRITING.length, texts.length, ruled.length, LISTS.length]).satisfy(
          ([bodies = 0, all = 0, bound = 0, lists = 0]) =>
            bodies >= 23 && all >= 101 && bound >= 27 && lists >= 23,
        );
      }),
    );
  },
);
