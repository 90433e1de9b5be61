import { isDeepStrictEqual } from "node:util";
import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import * as HttpApi from "effect/http-api/HttpApi";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { test } from "vitest";
import { Api } from "../../../src/adapters/contract/api.ts";
import { operations } from "../../../src/adapters/contract/operation-rows.ts";
import { empty, type Place } from "../database-image.ts";
import { ask, tokenOf, webBackend, type Answer } from "../fixtures-backend.ts";
import { forAll } from "../fixtures-laws.ts";
import { requestsOf } from "./generated-requests.ts";
import { MORE, onOneOrBoth } from "./on-server.ts";
import { fits, PUBLISHED, type Published } from "./published.ts";
import { held, lastWrite, world } from "./world.ts";

/** How many requests each operation is sent; `npm run test:requests` sends more, others each time, and to a PostgreSQL server as well. */
const REQUESTS = Number(MORE ?? 30);
const SEED = MORE === undefined ? { seed: 20_261_121 } : {};

/** How many of them have to succeed at least. */
const SUCCESSES = MORE === undefined ? 1 : Math.min(5, REQUESTS);

/** A test gives up where a request takes longer than this on average; one takes a few milliseconds. */
const MS_PER_REQUEST = 300;
/** What the first of an operation may take, in milliseconds, which makes the world anew on a busy machine. */
const MS_AT_LEAST = 180_000;

const rowsOf = (tables: ReadonlyArray<{ name: string; rows: number }>, table: string): number =>
  tables.find(({ name }) => name === table)?.rows ?? 0;

const beyondTheLog = (tables: ReadonlyArray<{ name: string }>) =>
  tables.filter(({ name }) => name !== "activity");

const json = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

// No codec of the contract asks for a service; one that did would fail here.
const isPlain = (schema: Schema.Top): schema is Schema.Codec<unknown> => Schema.isSchema(schema);

/** What the contract says of a success, by operation: the answer's body, read and written again. */
const REWRITTEN = new Map<string, (body: unknown) => unknown>();
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ group, endpoint, successes }) => {
    const [schema] = successes.get(200) ?? [];
    const codec = HttpApiSchema.isWithHeaders(schema) ? schema.schema : schema;
    if (codec === undefined || !isPlain(codec)) return;
    REWRITTEN.set(`${group.identifier}.${endpoint.identifier}`, (body) =>
      Schema.encodeUnknownSync(codec)(Schema.decodeUnknownSync(codec)(body)),
    );
  },
});

const isText = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
};

const expectDocumented = ({ answers, name }: Published, path: string, { status, body }: Answer) => {
  // D13: an address that is not the encoding of any text is no operation's.
  if (!isText(path)) return expect([status, body]).toEqual([404, ""]);
  expect([...answers.keys()], body).toContain(status);
  expect(status, body).toBeLessThan(500);
  const schema = answers.get(status);
  const value = json(body);
  expect(schema === undefined ? value === undefined : fits(schema, value), `${status} ${body}`).toBe(true);
  if (status === 200) expect(REWRITTEN.get(name)?.(value)).toEqual(value);
};

/** What is asked by other methods than GET and changes no record. */
const UNNOTED = new Set([
  "authentication.exchange",
  "comments.byId",
  "presences.announce",
  "pictures.upload",
]);

/** How many entries an answered call has to leave in the log of activity (D66). */
const entriesFor = (
  { name, method }: Published,
  { status, body }: Answer,
  added: (table: string) => number,
  isSame: boolean,
): number => {
  if (method === "GET" || UNNOTED.has(name) || status >= 300) return 0;
  // Everybody gets one answer (D22), and what could not be synced changed nothing.
  if (name === "authentication.createUser") return added("users");
  // Whoever is a member is made one once, and what is saved as it was is no change.
  if (name === "tribes.addMember") return added("tribe_members");
  // What is done at Google is a change, also where nothing changes here.
  if (name.startsWith("google.")) return name === "google.sync" && !body.includes("true") ? 0 : 1;
  return isSame ? 0 : 1;
};

const backendOver = (place: Place) => webBackend.pipe(Layer.provideMerge(empty(place)));

onOneOrBoth(`§7, D16, D34: ${REQUESTS} generated requests for each operation`, backendOver, (it) => {
  // The world is made anew where an operation before has written.
  let madeAt: string | undefined;
  it.effect.each([...PUBLISHED])(
    "§7, D66: $method $path answers as documented, leaves one entry for a change and refuses without a trace",
    (operation) =>
      Effect.gen(function* () {
        if (madeAt === undefined || madeAt !== (yield* lastWrite)) {
          yield* world;
          madeAt = yield* lastWrite;
        }
        let successes = 0;
        let before = { mark: madeAt, held: yield* held };
        yield* forAll(
          requestsOf(operation),
          ({ principal, ...request }) =>
            Effect.gen(function* () {
              const answer = yield* ask({ ...request, token: yield* tokenOf(principal) });
              expectDocumented(operation, request.path.split("?")[0] ?? "", answer);
              if (answer.status < 300) successes += 1;
              const mark = yield* lastWrite;
              const after = mark === before.mark ? before : { mark, held: yield* held };
              const added = (table: string) => rowsOf(after.held, table) - rowsOf(before.held, table);
              const isSame = isDeepStrictEqual(beyondTheLog(after.held), beyondTheLog(before.held));
              expect(added("activity")).toBe(entriesFor(operation, answer, added, isSame));
              if (answer.status >= 400) expect(after.held).toEqual(before.held);
              before = after;
            }),
          { numRuns: REQUESTS, ...SEED },
        );
        expect(successes).toBeGreaterThanOrEqual(SUCCESSES);
      }),
    Math.max(MS_AT_LEAST, REQUESTS * MS_PER_REQUEST),
  );
});

test("§7: the document publishes every operation of the contract", () => {
  expect(PUBLISHED.map(({ name, method, path }) => `${name} ${method} ${path}`).toSorted()).toEqual(
    operations()
      .map(({ name, method, path }) => `${name} ${method} ${path.replaceAll(/:(\w+)/gu, "{$1}")}`)
      .toSorted(),
  );
});
