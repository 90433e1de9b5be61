import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { holding } from "../adapters/backend/holding.ts";
import { onMortalServer, onServer } from "../adapters/backend/on-server.ts";
import { now } from "../bench/load.ts";
import { lostOf, mixed } from "./mixed-calls.ts";
import { service, signingKey } from "./service.ts";
import { steadyLoad, tally, within, type Load } from "./steady-load.ts";

/*
 * What takes minutes, and a machine that does nothing else: `npm run test:operations`. How these things end is tested in
 * seconds by test/adapters/backend/operations.test.ts; here is how long they take.
 */

const KEY = signingKey("only");
const PER_SECOND = 50;

const say = (line: string) => Effect.sync(() => void process.stdout.write(`\n${line}\n`));

const during = <A, E, R>(load: Load, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const done = yield* work;
    return { done, noted: yield* Effect.promise(load.end) };
  });

const ms = (time: number): string => `${time.toFixed(0)} ms`;

const OUTAGE = "20 seconds";

onMortalServer((server) => {
  it.live("PostgreSQL is stopped for twenty seconds", () =>
    Effect.gen(function* () {
      const { kill, revive, url } = yield* server;
      const running = yield* service(url, KEY);
      const token = yield* running.signIn("sample-admin");
      const load = steadyLoad(
        running,
        PER_SECOND,
        mixed(() => token),
      );
      const { done, noted } = yield* during(
        load,
        Effect.gen(function* () {
          yield* Effect.sleep("3 seconds");
          const gone = now();
          yield* Effect.promise(kill);
          yield* Effect.sleep(OUTAGE);
          const starting = now();
          yield* Effect.promise(revive);
          const back = now();
          yield* Effect.sleep("5 seconds");
          return { gone, starting, back };
        }),
      );
      // What was on its way in the moment of the end may have been told so by a broken connection.
      const meanwhile = noted.filter(({ began }) => began > done.gone && began < done.starting);
      const after = noted.filter(({ began }) => began > done.back + 2_000);
      yield* say(
        `PostgreSQL gone: ${meanwhile.length} answers ${JSON.stringify(tally(meanwhile))}, the slowest after ${ms(within(meanwhile, 1))}; ` +
          `back: ${after.length} answers ${JSON.stringify(tally(after))}`,
      );
      expect(tally(meanwhile)).toEqual({ 503: meanwhile.length });
      expect(within(meanwhile, 1)).toBeLessThan(1_000);
      expect(tally(after)).toEqual({ 200: after.length });
      expect(after.length).toBeGreaterThan(PER_SECOND);
      expect(yield* lostOf(running, token, noted)).toEqual([]);
    }).pipe(Effect.scoped),
  );
});

const WAITING = 40;

onServer((location) => {
  it.live("somebody holds a record for ten seconds", () =>
    Effect.gen(function* () {
      const { url } = yield* location;
      const running = yield* service(url, KEY);
      const token = yield* running.signIn("sample-admin");
      const user = (id: number) => ({ method: "GET", path: `/api/v1/user/${id}`, token });
      const [held, free] = [yield* running.ask(user(4)), yield* running.ask(user(5))];
      const edit = (body: string) => ({
        method: "PUT",
        path: "/api/v1/user/editUser",
        token,
        body: JSON.parse(body),
      });
      const letGo = yield* holding(url, 4);
      const health = steadyLoad(running, 10, () => ({ method: "GET", path: "/api/v1/health" }));
      const others = steadyLoad(running, 10, () => edit(free.body));
      const began = now();
      const waiting = yield* Effect.forEach(Array.from({ length: WAITING }), () =>
        Effect.forkChild(Effect.map(running.ask(edit(held.body)), ({ status }) => [status, now() - began])),
      );
      yield* Effect.sleep("10 seconds");
      const ended = yield* Effect.forEach(waiting, Fiber.join);
      const [well, changed] = yield* Effect.promise(() => Promise.all([health.end(), others.end()]));
      yield* letGo;
      const slowest = Math.max(...ended.map(([, took]) => took ?? Number.NaN));
      yield* say(
        `A held record: health ${JSON.stringify(tally(well))} after at most ${ms(within(well, 1))}, another record ` +
          `${JSON.stringify(tally(changed))} after at most ${ms(within(changed, 1))}, the last that waited after ${ms(slowest)}`,
      );
      expect(tally(well)).toEqual({ 200: well.length });
      expect(within(well, 1)).toBeLessThan(100);
      expect(tally(changed)).toEqual({ 200: changed.length });
      expect(new Set(ended.map(([status]) => status))).toEqual(new Set([503]));
      expect(slowest).toBeLessThan(10_000);
    }).pipe(Effect.scoped),
  );
});
