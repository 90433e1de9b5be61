import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@effect/vitest";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import { SqlClient } from "effect/sql/SqlClient";
import { accessTokens, AccessTokens, SigningKeys } from "../../src/adapters/backend/tokens/access-tokens.ts";
import { operationFrom } from "../../src/server/settings/operation-settings.ts";
import { askAt } from "../adapters/backend/node-backend.ts";
import { onServer } from "../adapters/backend/on-server.ts";
import { type ReadyProgram, readyProgram } from "../ready-program.ts";
import { productionTree } from "./production-tree.ts";
import { signingKey } from "./service.ts";

const REAL_PROJECT = {
  NODE_ENV: "production",
  PORT: "0",
  FIREBASE_AUTH_EMULATOR_HOST: "",
  VITE_FIREBASE_API_KEY: `AIza${"x".repeat(35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: "some-project.firebaseapp.com",
  VITE_FIREBASE_PROJECT_ID: "some-project",
  SIGNING_KEYS: signingKey("production"),
};

/** What only building and developing need. */
const NOT_THERE = ["vite", "rolldown", "firebase-tools", "typescript", "vitest", "@playwright/test"];

const REQUESTS = 300;
const MEGABYTES = 300;

const memoryOf = ({ pid }: ReadyProgram): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
};

/** An administrator who signed in before: nothing but the provider could say who somebody is. */
const signedIn = (url: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    yield* sql`
      INSERT INTO users (identity_uid, email, nombre, role_id, search_text)
      VALUES ('someone', 'someone@kitchen.example', 'Someone', 1, 'someone')`;
    const { signingKeys } = yield* operationFrom(REAL_PROJECT);
    const issued = AccessTokens.use(({ issue }) => issue({ uid: "someone", signedInAt: 0 })).pipe(
      Effect.provide(accessTokens),
    );
    return yield* signingKeys === undefined
      ? issued
      : Effect.provideService(issued, SigningKeys, signingKeys);
  }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url) })), Effect.orDie);

onServer((location) => {
  it.live(
    "the container's steps, in an empty directory: what only developing needs is not there, and not missed",
    () =>
      Effect.gen(function* () {
        const { url } = yield* location;
        const root = yield* productionTree(
          REAL_PROJECT,
          process.env["WHOLE"] === "1" ? "installed" : "linked",
        );
        for (const name of NOT_THERE) expect(existsSync(join(root, "node_modules", name)), name).toBe(false);
        const started = yield* Effect.acquireRelease(
          Effect.promise(() =>
            readyProgram(join(root, "src/server/start.ts"), [], { ...REAL_PROJECT, DATABASE_URL: url }),
          ),
          ({ stop }) => Effect.promise(stop),
        );
        const origin = `http://127.0.0.1:${started.port}`;
        const get = (path: string, token?: string) => askAt(origin, { method: "GET", path, token });
        expect((yield* get("/readyz")).status).toBe(200);
        expect((yield* get("/")).body).toContain("<title>Console</title>");
        const token = yield* signedIn(url);
        expect(yield* get("/api/v1/user/count", token)).toMatchObject({ status: 200, body: "1" });
        expect((yield* get("/api/v1/user/count")).status).toBe(401);
        yield* Effect.forEach(
          Array.from({ length: REQUESTS }),
          () => Effect.map(get("/api/v1/user/20/0", token), ({ status }) => expect(status).toBe(200)),
          { concurrency: 8 },
        );
        const memory = memoryOf(started);
        if (process.env["WHOLE"] === "1")
          process.stdout.write(`\nproduction start: ${memory.toFixed(0)} MB after ${REQUESTS} requests\n`);
        expect(memory).toBeLessThan(MEGABYTES);
        // Nothing is built where nothing can be.
        writeFileSync(join(root, "index.html"), "changed");
        const again = spawnSync(process.execPath, [join(root, "src/server/start.ts")], {
          env: { ...process.env, ...REAL_PROJECT, DATABASE_URL: url },
          encoding: "utf8",
        });
        expect([again.status, again.stderr]).toEqual([1, expect.stringContaining("is not installed here")]);
      }).pipe(Effect.scoped),
  );
});
