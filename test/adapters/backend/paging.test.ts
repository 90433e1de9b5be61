import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { operations } from "../../../src/adapters/contract/operation-rows.ts";
import { MAX_QUERY_LENGTH } from "../../../src/domain/list-request.ts";
import { exchange, type Asked } from "../asked.ts";
import { tokensOf } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { askNode, nodeBackend } from "./node-backend.ts";

const USERS = 230;
/** What is answered to whatever cannot be read, as other failures are. */
const ILLEGIBLE = '{"_tag":"Refused","message":"The request cannot be read"}';

const MEBIBYTE = 1024 * 1024;

const Ids = Schema.fromJsonString(Schema.Array(Schema.Struct({ userId: Schema.String })));

/** The numbers of users from one to another, both included, as the sample data gives them. */
const numbered = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const signedIn = Effect.map(
  askNode(exchange(emulatorToken("sample-admin"))),
  (answer) => tokensOf(answer).accessToken,
);

const reading = (path: string) =>
  Effect.gen(function* () {
    const { status, headers, body } = yield* askNode({ method: "GET", path, token: yield* signedIn });
    const ids = Schema.decodeSync(Ids)(body).map(({ userId }) => userId);
    return { status, ids, total: headers["x-total-count"] };
  });

// `max` before `first` in the address (D29); each row says which users that is.
const WINDOWS: ReadonlyArray<readonly [max: number, first: number, from: number, to: number]> = [
  [3, 7, 8, 10],
  [7, 3, 4, 10],
  [1, 0, 1, 1],
  [0, 0, 1, 1],
  [-5, 0, 1, 1],
  [-9_007_199_254_740_991, 4, 5, 5],
  [200, 0, 1, 200],
  [201, 0, 1, 200],
  [9_007_199_254_740_991, 0, 1, 200],
  [201, 100, 101, 230],
  [10, -1, 1, 10],
  [10, -9_007_199_254_740_991, 1, 10],
  [10, 225, 226, 230],
  [10, 230, 231, 230],
  [200, 9_007_199_254_740_991, 1, 0],
];

const edited = (bytes: number): string => {
  // A key that nobody knows is read and dropped (D14); names themselves have a limit (D73).
  const body = (unknown: string) =>
    JSON.stringify({
      userId: 3,
      email: "viewer@example.com",
      profile: { nombre: "Vera Viewer" },
      role: "viewer",
      unknown,
    });
  return body("x".repeat(bytes - body("").length));
};

const editing = (body: string): Asked => ({ method: "PUT", path: "/api/v1/user/editUser", body });

// One answer of every kind there is.
const ANSWERS: ReadonlyArray<readonly [status: number, asked: Asked, signedIn: boolean]> = [
  [200, { method: "GET", path: "/api/v1/health" }, false],
  [200, exchange(emulatorToken("sample-admin")), false],
  [200, { method: "GET", path: "/api/v1/user/2/1" }, true],
  [200, { method: "GET", path: "/api/v1/search/users?query=ada" }, true],
  [200, { method: "GET", path: `/api/v1/search/users?query=${"x".repeat(MAX_QUERY_LENGTH)}` }, true],
  [400, { method: "GET", path: `/api/v1/search/users?query=${"x".repeat(MAX_QUERY_LENGTH + 1)}` }, true],
  [204, { method: "DELETE", path: `/api/v1/user/destroy/${USERS}` }, true],
  [200, { method: "GET", path: "/api/openapi.json" }, false],
  [200, { method: "GET", path: "/api/docs" }, false],
  [400, { method: "GET", path: "/api/v1/user/ten/twenty" }, true],
  [400, editing("{"), true],
  [401, { method: "GET", path: "/api/v1/user" }, false],
  [401, exchange("nonsense"), false],
  [403, editing(JSON.stringify({ userId: 1, email: "a@b.c", profile: { nombre: "A" }, role: "chef" })), true],
  [404, { method: "GET", path: "/api/v1/user/999999" }, true],
  [404, { method: "GET", path: "/api/v1/nothing" }, true],
  [400, editing(edited(MEBIBYTE + 1)), true],
  [400, { ...editing("{}"), headers: { "content-type": "text/plain" } }, true],
];

layer(nodeBackend(USERS), { excludeTestServices: true })("§7: the running backend", (it) => {
  it.effect.each(WINDOWS.map(([max, first, from, to]) => ({ max, first, from, to })))(
    "D29: max $max, first $first: users $from to $to, never more than 200",
    ({ max, first, from, to }) =>
      Effect.gen(function* () {
        expect(yield* reading(`/api/v1/user/${max}/${first}`)).toEqual({
          status: 200,
          ids: numbered(from, to),
          total: String(USERS),
        });
        expect(yield* reading(`/api/v1/search/users?query=@example&max=${max}&first=${first}`)).toEqual({
          status: 200,
          ids: numbered(from, to),
          total: String(USERS),
        });
      }),
  );

  it.effect("D29: a search that asks for no window gives the first 200 matches", () =>
    Effect.gen(function* () {
      expect(yield* reading("/api/v1/search/users?query=")).toEqual({
        status: 200,
        ids: numbered(1, 200),
        total: String(USERS),
      });
    }),
  );

  it.effect.each(["ten/0", "10/none", "1.5/0", "10/0.5", "1e400/0", "10/9007199254740992", "NaN/0", "%20/0"])(
    "D29: %s is no window",
    (window) =>
      Effect.gen(function* () {
        const token = yield* signedIn;
        expect((yield* askNode({ method: "GET", path: `/api/v1/user/${window}`, token })).status).toBe(400);
      }),
  );

  it.effect.each(ANSWERS.map(([status, asked, withToken]) => ({ status, ...asked, asked, withToken })))(
    "§7: $method $path: $status, and nobody on the way keeps it",
    ({ status, asked, withToken }) =>
      Effect.gen(function* () {
        const answer = yield* askNode({ ...asked, token: withToken ? yield* signedIn : undefined });
        const { "cache-control": kept, "x-content-type-options": sniffing } = answer.headers;
        expect([answer.status, kept, sniffing]).toEqual([status, "no-store", "nosniff"]);
      }),
  );

  it.effect("D51: a body of one mebibyte is read, one byte more is refused and changes nothing", () =>
    Effect.gen(function* () {
      const token = yield* signedIn;
      const user = { method: "GET", path: "/api/v1/user/3", token };
      expect((yield* askNode({ ...editing(edited(MEBIBYTE)), token })).status).toBe(200);
      const before = yield* askNode(user);
      const tooLong = [MEBIBYTE + 1, 5 * MEBIBYTE].map((bytes) => editing(edited(bytes)));
      const answers = yield* Effect.forEach([...tooLong, exchange("x".repeat(MEBIBYTE))], (asked) =>
        askNode({ ...asked, token }),
      );
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [400, ILLEGIBLE],
        [400, ILLEGIBLE],
        [400, ILLEGIBLE],
      ]);
      expect((yield* askNode(user)).body).toBe(before.body);
    }),
  );

  it.effect("D16: a body that is too long is not even read for somebody without a token", () =>
    Effect.gen(function* () {
      expect((yield* askNode(editing(edited(5 * MEBIBYTE)))).status).toBe(401);
    }),
  );

  it.effect("§7: the published document lists every operation, and nothing else", () =>
    Effect.gen(function* () {
      const Document = Schema.fromJsonString(
        Schema.Struct({
          info: Schema.Struct({ title: Schema.String, version: Schema.String }),
          paths: Schema.Record(
            Schema.String,
            Schema.Record(
              Schema.String,
              Schema.Struct({
                operationId: Schema.String,
                description: Schema.optionalKey(Schema.String),
              }),
            ),
          ),
        }),
      );
      const { body } = yield* askNode({ method: "GET", path: "/api/openapi.json" });
      const { info, paths } = Schema.decodeSync(Document)(body);
      const listed = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
      );
      const expected = operations().map(
        ({ name, method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/gu, "{$1}")} ${name}`,
      );
      expect(info).toEqual({ title: "Kitchen console API", version: "1.0.0" });
      expect([...listed].sort()).toEqual([...expected].sort());
      expect(paths["/api/v1/dates/range"]?.["get"]?.description).toBe(
        "Both days are in it, as plain `YYYY-MM-DD` (D42). The reference backend gives the first 1,000; `dates.page` with `from` and `to` gives all, a page at a time.",
      );
    }),
  );

  it.effect("§7: the page of the contract is plain HTML with every operation, without a script", () =>
    Effect.gen(function* () {
      const { headers, body } = yield* askNode({ method: "GET", path: "/api/docs" });
      expect(headers["content-type"]).toMatch(/^text\/html/u);
      expect(body).toMatch(/^<!doctype html>\n<html lang="en">/u);
      expect(body).not.toMatch(/<script|\son\w+\s*=|javascript:/iu);
      const rows = [...body.matchAll(/<tr>(<td>.*?)<\/tr>/gu)].map(([, cells = ""]) =>
        [...cells.matchAll(/<td>(.*?)<\/td>/gu)].map(([, cell]) => cell).slice(0, 3),
      );
      expect(rows).toEqual(operations().map(({ name, method, path }) => [name, method, path]));
    }),
  );
});
