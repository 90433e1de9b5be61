import * as PgClient from "@effect/sql-pg/PgClient";
import { expect, it } from "@effect/vitest";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Redacted from "effect/Redacted";
import * as Scope from "effect/Scope";
import { SqlClient } from "effect/sql/SqlClient";
import { afterEach, vi } from "vitest";
import { type DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { type KeyRing } from "../../../src/adapters/backend/tokens/key-ring.ts";
import { exchange, type Asked } from "../asked.ts";
import { seededOnServer } from "../database-image.ts";
import { tokensOf } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { holding, waitingFor } from "./holding.ts";
import { askAt, listeningBackend } from "./node-backend.ts";
import { onMortalServer, onServer } from "./on-server.ts";

const USERS = 9;
const OLD = { kid: "old", secret: Buffer.alloc(32, 1) };
const NEW = { kid: "new", secret: Buffer.alloc(32, 2) };

const at = (database: DatabaseLocation, signingKeys: KeyRing = [OLD]) =>
  Effect.orDie(listeningBackend({ database, sampleUsers: USERS, signingKeys }));

const signIn = (origin: string) =>
  Effect.map(
    askAt(origin, exchange(emulatorToken("sample-admin"))),
    (answer) => tokensOf(answer).accessToken,
  );
const counted = (origin: string, token: string) =>
  Effect.map(
    askAt(origin, { method: "GET", path: "/api/v1/user/count", token }),
    ({ status, body }) => [status, body] as const,
  );
const health = (origin: string) =>
  Effect.map(askAt(origin, { method: "GET", path: "/api/v1/health" }), ({ status }) => status);

/** What the backend wrote; a test says what that may be. */
const lines: Array<string> = [];
vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
afterEach(() => expect(lines.splice(0)).toEqual([]));

/** The upkeep begins with the backend, so that whatever ends the database may meet it. */
const isOfUpkeep = (line: string): boolean => / failed" cause=/u.test(line);

const ALL = [200, String(USERS)];

onServer((location) => {
  it.live("two that start at once on one empty database are one service", () =>
    Effect.gen(function* () {
      const database = yield* location;
      const [one, other] = yield* Effect.all([at(database), at(database)], { concurrency: "unbounded" });
      const token = yield* signIn(one);
      expect(yield* counted(one, token)).toEqual(ALL);
      expect(yield* counted(other, token)).toEqual(ALL);
      // A new key signs, and nobody is signed out: the old one is believed as long as it is in the ring.
      const next = yield* at(database, [NEW, OLD]);
      expect(yield* counted(next, token)).toEqual(ALL);
      const fresh = yield* signIn(next);
      expect((yield* counted(one, fresh))[0]).toBe(401);
      expect(yield* counted(yield* at(database, [NEW]), fresh)).toEqual(ALL);
    }).pipe(Effect.scoped),
  );

  it.live("two on one database count attempts together, and know each other's states and codes", () =>
    Effect.gen(function* () {
      const database = yield* seededOnServer(USERS);
      const [one, other] = [yield* at(database), yield* at(database)];
      const chef = tokensOf(yield* askAt(one, exchange(emulatorToken("sample-chef")))).accessToken;
      const asChef = (origin: string, method: string, path: string, body?: unknown) =>
        askAt(origin, { method, path: `/api/v1${path}`, token: chef, body });
      const begun = yield* asChef(one, "GET", "/google/oauth/authorize");
      const { state }: { readonly state: string } = JSON.parse(begun.body);
      const decided = yield* askAt(other, {
        method: "POST",
        path: "/api/sandbox/google/consent",
        body: new URLSearchParams({ state, decision: "allow" }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      const code = new URL(decided.headers["location"] ?? "", one).searchParams.get("code");
      expect((yield* asChef(one, "POST", "/business/connect/google", { authCode: code })).status).toBe(200);
      expect(yield* asChef(other, "GET", "/google/oauth/status")).toMatchObject({
        status: 200,
        body: expect.stringContaining('"connected":true'),
      });
      const failed = yield* Effect.forEach(Array.from({ length: 24 }), (_, turn) =>
        askAt(turn % 2 === 0 ? one : other, exchange("rubbish")),
      );
      expect(failed.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401));
      const refused = yield* askAt(other, exchange(emulatorToken("sample-admin")));
      expect(refused.status).toBe(429);
    }).pipe(Effect.scoped),
  );

  it.live("a record that somebody holds is answered 503, and everything else goes on meanwhile", () =>
    Effect.gen(function* () {
      const database = yield* seededOnServer(USERS);
      const origin = yield* at(database);
      const token = yield* signIn(origin);
      const { body } = yield* askAt(origin, { method: "GET", path: "/api/v1/user/4", token });
      const other = yield* askAt(origin, { method: "GET", path: "/api/v1/user/5", token });
      const edit = (text: string) =>
        askAt(origin, { method: "PUT", path: "/api/v1/user/editUser", token, body: JSON.parse(text) });
      const letGo = yield* holding(database.url, 4);
      const stuck = yield* Effect.forEach(Array.from({ length: 40 }), () =>
        Effect.forkChild(edit(body), { startImmediately: true }),
      );
      yield* waitingFor(database.url, 3);
      expect((yield* edit(other.body)).status).toBe(200);
      expect(yield* health(origin)).toBe(200);
      expect(yield* counted(origin, token)).toEqual(ALL);
      expect(stuck.some((fiber) => fiber.pollUnsafe() === undefined)).toBe(true);
      const answers = yield* Effect.forEach(stuck, Fiber.join);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(new Set(answers.map(({ headers }) => headers["retry-after"]))).toEqual(new Set(["1"]));
      const refused = lines.splice(0);
      expect(refused.length).toBeGreaterThan(0);
      for (const line of refused)
        expect(line).toMatch(/PUT \/api\/v1\/user\/editUser 503 \d+ ms.*LockTimeout.*request=[\da-f-]{36}/su);
      yield* letGo;
      expect((yield* edit(body)).status).toBe(200);
    }).pipe(Effect.scoped),
  );

  it.live(
    "whoever saves a tribe waits for its leader before they hold the tribe: a rename meets no circle",
    () =>
      Effect.gen(function* () {
        const database = yield* seededOnServer(USERS);
        const origin = yield* at(database);
        const token = yield* signIn(origin);
        const read = yield* askAt(origin, { method: "GET", path: "/api/v1/tribe/1", token });
        const body = { ...JSON.parse(read.body), leader: { userId: "4" } };
        const headers = { "if-match": read.headers["etag"] ?? "" };
        const letGo = yield* holding(database.url, 4);
        const saved = yield* Effect.forkChild(
          askAt(origin, { method: "POST", path: "/api/v1/tribe/editTribe", token, headers, body }),
          { startImmediately: true },
        );
        yield* waitingFor(database.url, 1);
        yield* Effect.flatMap(
          SqlClient,
          (sql) => sql`SELECT 1 FROM tribes WHERE tribe_id = 1 FOR UPDATE NOWAIT`,
        ).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(database.url) })));
        yield* letGo;
        expect((yield* Fiber.join(saved)).status).toBe(200);
      }).pipe(Effect.scoped),
  );

  it.live("a backend that ends goes on answering for a while, and finishes what is under way", () =>
    Effect.gen(function* () {
      const database = yield* seededOnServer(USERS);
      const ending = { drain: Duration.seconds(1), grace: Duration.seconds(20) };
      const scope = yield* Scope.make();
      const origin = yield* listeningBackend({ database, sampleUsers: USERS }, ending).pipe(
        Scope.provide(scope),
        Effect.orDie,
      );
      const token = yield* signIn(origin);
      const { body } = yield* askAt(origin, { method: "GET", path: "/api/v1/user/4", token });
      const letGo = yield* holding(database.url, 4);
      const edit: Asked = { method: "PUT", path: "/api/v1/user/editUser", token, body: JSON.parse(body) };
      const underWay = yield* Effect.forkChild(askAt(origin, edit), { startImmediately: true });
      expect(yield* counted(origin, token)).toEqual(ALL);
      const end = yield* Effect.forkChild(Scope.close(scope, Exit.void), { startImmediately: true });
      expect(yield* counted(origin, token)).toEqual(ALL);
      yield* letGo;
      expect((yield* Fiber.join(underWay)).status).toBe(200);
      yield* Fiber.join(end);
    }).pipe(Effect.scoped),
  );
});

onMortalServer((server) => {
  it.live("a database that is gone is 503, and 200 again when it is back", () =>
    Effect.gen(function* () {
      const { kill, revive, url } = yield* server;
      const origin = yield* at({ _tag: "Server", url });
      const token = yield* signIn(origin);
      yield* Effect.promise(kill);
      expect(yield* health(origin)).toBe(503);
      expect((yield* counted(origin, token))[0]).toBe(503);
      expect(lines.splice(0).filter((line) => !isOfUpkeep(line))).toEqual([
        expect.stringMatching(/GET \/api\/v1\/health 503 .*ConnectionError: .*request=\S+$/u),
        expect.stringMatching(/GET \/api\/v1\/user\/count 503 .*ConnectionError: .*request=\S+$/u),
      ]);
      yield* Effect.promise(revive);
      expect(yield* health(origin)).toBe(200);
      expect(yield* counted(origin, token)).toEqual(ALL);
    }).pipe(Effect.scoped),
  );
});
