import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { afterAll, beforeAll, vi } from "vitest";
import type { Asked } from "../../asked.ts";
import { exchange } from "../../asked.ts";
import { emulatorToken } from "../../fixtures-tokens.ts";
import { askNode, nodeBackend } from "../node-backend.ts";

const PASSWORD = "Tr0ub4dor-password";
const TOKEN = emulatorToken("logged-cook");
const created = `/api/v1/authentication/createUser/2000-01-01/logged-cook%40kitchen.example/${PASSWORD}/2/${TOKEN}`;

/** What a request must leave in the log, without how long it took. */
const ASKED: ReadonlyArray<readonly [asked: Asked, line: string]> = [
  [
    { method: "POST", path: created },
    "POST /api/v1/authentication/createUser/:dob/:email/:password/:roleId/:tokenId 200",
  ],
  [{ method: "POST", path: `${created}/more` }, "POST (no route) 404"],
  [{ method: "GET", path: created }, "GET (no route) 405"],
  [
    { method: "POST", path: created.replace(TOKEN, "no-token") },
    "POST /api/v1/authentication/createUser/:dob/:email/:password/:roleId/:tokenId 401",
  ],
  [
    {
      method: "POST",
      path: `${created}?password=${PASSWORD}#${PASSWORD}`,
      headers: { "x-password": PASSWORD },
    },
    "POST /api/v1/authentication/createUser/:dob/:email/:password/:roleId/:tokenId 200",
  ],
  [
    { method: "POST", path: `/api/v1/authentication/createUser/%ZZ/${PASSWORD}/%/2/x` },
    "POST (no route) 404",
  ],
  [{ method: "GET", path: `/api/v1/search/users?query=${PASSWORD}` }, "GET /api/v1/search/users 401"],
  [{ method: "GET", path: "/api/v1/user/7", token: PASSWORD }, "GET /api/v1/user/:id 401"],
  [{ method: "GET", path: "/api/v1/health" }, "GET /api/v1/health 200"],
  [exchange(TOKEN), "POST /api/v1/authentication/exchange 200"],
];

/** Everything that this process writes, by whatever way. */
const written: Array<string> = [];
const spies = [
  vi.spyOn(process.stdout, "write"),
  vi.spyOn(process.stderr, "write"),
  ...(["log", "info", "debug", "warn", "error", "trace"] as const).map((name) => vi.spyOn(console, name)),
];
beforeAll(() => {
  for (const spy of spies) {
    spy.mockImplementation((...texts: ReadonlyArray<unknown>) => {
      written.push(texts.map(String).join(" "));
      return true;
    });
  }
});
afterAll(() => {
  for (const spy of spies) spy.mockRestore();
});

const everyRequest = Effect.gen(function* () {
  written.length = 0;
  const answers = yield* Effect.forEach(ASKED, ([asked]) => askNode(asked));
  return { lines: written.splice(0), ids: answers.map(({ headers }) => headers["x-request-id"]) };
});

layer(nodeBackend(9, true), { excludeTestServices: true })("LOG_REQUESTS=1", (it) => {
  it.effect(
    "D21: one line for each request: method, template, status, milliseconds, id; never a password",
    () =>
      Effect.gen(function* () {
        const { lines, ids } = yield* everyRequest;
        expect(lines.map((line) => /message="(.*) \d+ ms"/u.exec(line)?.[1])).toEqual(
          ASKED.map(([, line]) => line),
        );
        expect(lines.map((line) => /request=(\S+)/u.exec(line)?.[1])).toEqual(ids);
        const all = lines.join("\n");
        for (const secret of [PASSWORD, TOKEN, "logged-cook", "2000-01-01", "no-token"])
          expect(all.includes(secret)).toBe(false);
      }),
  );
});

layer(nodeBackend(9), { excludeTestServices: true })("without LOG_REQUESTS", (it) => {
  it.effect("D21: nothing is written", () =>
    Effect.gen(function* () {
      expect((yield* everyRequest).lines).toEqual([]);
    }),
  );
});
