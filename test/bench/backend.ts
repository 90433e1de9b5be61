import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import { ownDatabase } from "../adapters/backend/own-database.ts";
import { findPostgres, type Postgres } from "../adapters/backend/postgres.ts";
import { measuredLists } from "./lists.ts";
import { exchange } from "../adapters/asked.ts";
import { tokensOf } from "../adapters/fixtures-backend.ts";
import { emulatorToken } from "../adapters/fixtures-tokens.ts";
import { type ReadyProgram, readyProgram } from "../ready-program.ts";
import { locationOf } from "./bench-database.ts";
import {
  answerTo,
  connection,
  keyOf,
  now,
  PAGE,
  quantile,
  timed,
  underLoad,
  type Call,
  type Target,
} from "./load.ts";

/*
 * The reference backend, embedded with 100 000 users and 50 000 kitchens, and on a PostgreSQL server with ten times as
 * many: lists in every order, requests a second against a bare handler that gives the same bytes and one that
 * sends the same statements, the last page of a list against its first, and single calls.
 */

interface Size {
  readonly users: number;
  readonly kitchens: number;
}

const EMBEDDED: Size = { users: 100_000, kitchens: 50_000 };
const SERVER: Size = { users: 1_000_000, kitchens: 500_000 };
/** The URL of a database that is filled already: filling one with a million users takes minutes. */
const FILLED = process.env["BENCH_DATABASE"];
const CONNECTIONS = 16;
const SECONDS = 10;
const ROUNDS = 3;

const say = (line: string) => process.stdout.write(`${line}\n`);
const file = (name: string) => join(import.meta.dirname, name);
const ms = (value: number) => `${value.toFixed(1)} ms`;
const spread = (values: ReadonlyArray<number>) =>
  `${quantile(values, 0.5).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;

const get = (path: string): Call => ({ method: "GET", path: `/api/v1${path}` });

/** Nine reads, then a write; forty calls in all, so that the yardstick can answer each as it was answered. */
const MIX: ReadonlyArray<Call> = [0, 1, 2, 3].flatMap((round) => [
  get(`/user/${PAGE}/${round * 1_000}`),
  get(`/kitchen/${round * 500}/${PAGE}`),
  get(`/user/${5 + round * 20_000}`),
  get(`/kitchen/${1 + round * 10_000}`),
  get(`/tribe/${PAGE}/${round * 100}`),
  get(`/comment/findKitchenComments/${1 + round * 5_000}`),
  get(`/comment/${PAGE}/${round * 2_000}`),
  get(`/search/users?query=${["maria", "jo", "lopez", "chen"][round] ?? ""}&max=${PAGE}`),
  get("/kitchen/count"),
  {
    method: "POST",
    path: "/api/v1/comment/createComment",
    body: { user: { userId: "1" }, kitchen: { kitchenId: String(49_000 + round) }, text: "Good soup." },
  },
]);

const FIRST_PAGES: ReadonlyArray<Call> = [get(`/user/${PAGE}/0`), get(`/kitchen/0/${PAGE}`)];

const LISTS: ReadonlyArray<readonly [name: string, total: string, page: (first: number) => Call]> = [
  ["users", "/user/count", (first) => get(`/user/${PAGE}/${first}`)],
  ["kitchens", "/kitchen/count", (first) => get(`/kitchen/${first}/${PAGE}`)],
  ["tribes", "/tribe/count", (first) => get(`/tribe/${PAGE}/${first}`)],
  ["comments", "/comment/count", (first) => get(`/comment/${PAGE}/${first}`)],
];

const SINGLE: ReadonlyArray<Call> = [
  get("/user/count"),
  get("/comment/count"),
  get("/search/users?query=maria"),
  get("/search/users?query=zzzz"),
  get("/search/users?query=o"),
  get("/search/users?query="),
  get("/search/kitchens?query=casa"),
  get("/search/tribes?query=taco"),
  get("/analytics/kitchens/popular"),
  get("/analytics/tribes/active"),
  get("/analytics/users/activity"),
  get("/dates/range?startDate=2000-01-01&endDate=2000-01-02"),
  get("/tribe/findTribeMembers/1"),
];

const seeded = async ({ users, kitchens }: Size, where: Readonly<Record<string, string>>) => {
  const start = now();
  const words = ["--users", String(users), "--kitchens", String(kitchens)];
  const seed = spawn(process.execPath, [file("../../src/server/seed.ts"), ...words], {
    env: { ...process.env, DATABASE_URL: "", ...where },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(seed, "exit");
  if (code !== 0) throw new Error("the database could not be filled");
  say(`  seeded in ${((now() - start) / 1_000).toFixed(0)} s`);
};

const signedIn = async (port: number): Promise<Target> => {
  const agent = connection();
  const answer = await answerTo(agent, { port, token: undefined }, exchange(emulatorToken("sample-admin")));
  agent.destroy();
  return { port, token: tokensOf(answer).accessToken };
};

/** A bare handler that gives what the backend answers to some calls. */
const bareBeside = async (target: Target, folder: string, calls: ReadonlyArray<Call>) => {
  const agent = connection();
  const recorded: Record<string, unknown> = {};
  for (const call of calls) recorded[keyOf(call)] ??= await answerTo(agent, target, call);
  agent.destroy();
  const answers = join(folder, "answers.json");
  writeFileSync(answers, JSON.stringify(recorded));
  return await readyProgram(file("bare-process.ts"), [answers]);
};

/** How many requests a second the backend answers, and a bare handler beside it in turn with it. */
const besideBare = async (target: Target, bare: ReadyProgram, calls: ReadonlyArray<Call>) => {
  const ratios: Array<number> = [];
  for (const { port } of [target, bare]) await underLoad({ ...target, port }, calls, CONNECTIONS, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await underLoad(target, calls, CONNECTIONS, SECONDS);
    const yardstick = await underLoad({ ...target, port: bare.port }, calls, CONNECTIONS, SECONDS);
    ratios.push(ours.perSecond / yardstick.perSecond);
    for (const [name, { p50, p99, perSecond }] of [
      ["backend", ours],
      ["bare", yardstick],
    ] as const)
      say(
        `  ${name.padEnd(8)} ${perSecond.toFixed(0).padStart(6)} requests/s  p50 ${ms(p50)}  p99 ${ms(p99)}`,
      );
  }
  await bare.stop();
  say(`  backend / bare: ${spread(ratios)}`);
};

const deepPages = async (target: Target) => {
  const agent = connection();
  for (const [name, total, page] of LISTS) {
    const { body } = await answerTo(agent, target, get(total));
    const last = Number(/\d+/u.exec(body)?.[0]) - PAGE;
    const ratios: Array<number> = [];
    const medians: Array<readonly [number, number]> = [];
    for (let round = 0; round < ROUNDS + 2; round += 1) {
      const times: [Array<number>, Array<number>] = [[], []];
      for (let turn = 0; turn < 40; turn += 1) {
        times[0].push(await timed(agent, target, page(0)));
        times[1].push(await timed(agent, target, page(last)));
      }
      const [first, deep] = [quantile(times[0], 0.5), quantile(times[1], 0.5)];
      medians.push([first, deep]);
      ratios.push(deep / first);
    }
    const [first, deep] = medians[0] ?? [Number.NaN, Number.NaN];
    say(
      `  ${name.padEnd(9)} ${String(last + PAGE).padStart(7)}: last / first ${spread(ratios)}, such as ${ms(deep)} / ${ms(first)}`,
    );
  }
  agent.destroy();
};

const singleCalls = async (target: Target) => {
  const agent = connection();
  for (const call of SINGLE) {
    const times: Array<number> = [];
    for (let turn = 0; turn < 30; turn += 1) times.push(await timed(agent, target, call));
    say(
      `  ${ms(quantile(times, 0.5)).padStart(9)}  p99 ${ms(quantile(times, 0.99)).padStart(9)}  ${keyOf(call)}`,
    );
  }
  agent.destroy();
};

const measured = async (name: string, size: Size, where: string, folder: string) => {
  const held = where === FILLED ? "as it was filled" : `${size.users} users, ${size.kitchens} kitchens`;
  say(`${name}: ${held}; load ${loadavg()[0]?.toFixed(1)}`);
  const isServer = locationOf(where)._tag === "Server";
  if (where !== FILLED) await seeded(size, isServer ? { DATABASE_URL: where } : { DATA_DIR: where });
  const server = await readyProgram(file("backend-process.ts"), [where]);
  const target = await signedIn(server.port);
  say(` lists, ${CONNECTIONS} connections, nine reads to a write`);
  await measuredLists(
    target,
    CONNECTIONS,
    SECONDS,
    (calls) => bareBeside(target, folder, calls),
    (line) => say(`${line}; load ${loadavg()[0]?.toFixed(1)}`),
  );
  say(" deep pages");
  await deepPages(target);
  say(" single calls, one connection: p50");
  await singleCalls(target);
  say(
    ` ${CONNECTIONS} connections for ${SECONDS} s, nine reads to a write; a bare handler gives the same bytes`,
  );
  await besideBare(target, await bareBeside(target, folder, MIX), MIX);
  if (isServer) {
    say(` the same of first pages only; a bare handler sends the same statements`);
    await besideBare(target, await readyProgram(file("bare-queries-process.ts"), [where]), FIRST_PAGES);
  }
  await server.stop();
};

const folder = mkdtempSync(join(tmpdir(), "kitchen-bench-"));
try {
  if (FILLED !== undefined) await measured("PostgreSQL", SERVER, FILLED, folder);
  else await measured("Embedded", EMBEDDED, join(folder, "database"), folder);
  const postgres: Postgres =
    FILLED === undefined ? findPostgres() : { _tag: "Missing", reason: "one was given" };
  if (postgres._tag === "Missing") say(`NOT MEASURED on a PostgreSQL server: ${postgres.reason}`);
  else {
    await Effect.runPromise(
      Effect.scoped(
        Effect.flatMap(ownDatabase(postgres), ({ url }) =>
          Effect.promise(() => measured("PostgreSQL (fsync=off)", SERVER, url, folder)),
        ),
      ),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
