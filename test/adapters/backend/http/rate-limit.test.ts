import { fc, test } from "@fast-check/vitest";
import { expect } from "@effect/vitest";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import { SqlClient } from "effect/sql/SqlClient";
import { addressKey, rateLimit, type RateLimit } from "../../../../src/adapters/backend/http/rate-limit.ts";
import { type Buckets } from "../../../../src/adapters/backend/policy/buckets.ts";
import { bucketsSql, forgetFullBuckets, REMEMBERED } from "../../../../src/adapters/backend/sql/buckets.ts";
import { empty } from "../../database-image.ts";
import { onBoth } from "../on-server.ts";
import { RateLimited } from "../../../../src/domain/remote-failure.ts";

/** How many of `times` tries in a row a limit lets through. */
const letThrough = (limit: RateLimit, key: string, times: number) =>
  Effect.map(
    Effect.forEach(Array.from({ length: times }), () => Effect.result(limit.take(key))),
    (results) => results.filter(({ _tag }) => _tag === "Success").length,
  );

onBoth(
  "D44: a limit",
  (location) => bucketsSql.pipe(Layer.provideMerge(empty(location))),
  (it) => {
    const virtual = <E>(name: string, law: () => Effect.Effect<void, E, Buckets | SqlClient>) =>
      it.effect(name, () => Effect.provide(law(), TestClock.layer()));

    virtual("D44: as many at once as a minute allows, then one for each share of a minute", () =>
      Effect.gen(function* () {
        const limit = yield* rateLimit("minute", 20);
        expect(yield* letThrough(limit, "a", 25)).toBe(20);
        expect(yield* Effect.flip(limit.take("a"))).toEqual(RateLimited(3));
        yield* TestClock.adjust("2999 millis");
        expect(yield* Effect.flip(limit.take("a"))).toEqual(RateLimited(1));
        yield* TestClock.adjust("1 millis");
        expect(yield* letThrough(limit, "a", 3)).toBe(1);
        yield* TestClock.adjust("1 minute");
        expect(yield* letThrough(limit, "a", 25)).toBe(20);
        yield* TestClock.adjust("3 hours");
        expect(yield* letThrough(limit, "a", 25)).toBe(20);
      }),
    );

    virtual("D44: whoever waits as long as was said gets through", () =>
      Effect.gen(function* () {
        const limit = yield* rateLimit("waiting", 7);
        yield* letThrough(limit, "a", 7);
        for (let round = 0; round < 20; round += 1) {
          const failure = yield* Effect.flip(limit.take("a"));
          if (failure._tag !== "RateLimited") throw new Error("another failure");
          yield* TestClock.adjust(failure.retryAfterSeconds * 1_000);
          yield* limit.take("a");
          yield* letThrough(limit, "a", 7);
        }
      }),
    );

    virtual("D44: keys do not share what they have", () =>
      Effect.gen(function* () {
        const limit = yield* rateLimit("keys", 3);
        expect(yield* letThrough(limit, "a", 5)).toBe(3);
        expect(yield* letThrough(limit, "b", 5)).toBe(3);
        expect(yield* letThrough(limit, "__proto__", 5)).toBe(3);
      }),
    );

    virtual("D44: asking does not count; what went on at the same time is paid back", () =>
      Effect.gen(function* () {
        const limit = yield* rateLimit("asking", 60);
        for (let asked = 0; asked < 100; asked += 1) yield* limit.check("a");
        for (let spent = 0; spent < 65; spent += 1) yield* limit.spend("a");
        expect(yield* Effect.flip(limit.check("a"))).toEqual(RateLimited(6));
        yield* TestClock.adjust("6 seconds");
        expect(yield* limit.check("a")).toBe(undefined);
        expect(yield* letThrough(limit, "a", 5)).toBe(1);
      }),
    );

    virtual("D44: two that count at once count twice", () =>
      Effect.gen(function* () {
        const [one, other] = [yield* rateLimit("shared", 20), yield* rateLimit("shared", 20)];
        const tries = Effect.forEach(
          Array.from({ length: 40 }, (_, turn) => (turn % 2 === 0 ? one : other)),
          (limit) => letThrough(limit, "a", 1),
          { concurrency: "unbounded" },
        );
        expect((yield* tries).filter((through) => through === 1)).toHaveLength(20);
      }),
    );

    virtual("D44: a key of any letters is one key", () =>
      Effect.gen(function* () {
        const limit = yield* rateLimit("letters", 1);
        for (const key of ["\u0000", "\ud800", "x".repeat(100_000)])
          expect(yield* letThrough(limit, key, 2)).toBe(1);
      }),
    );

    virtual(
      "D44: what is remembered is bounded; the key that is nearest to having all again is forgotten first",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient;
          const limit = yield* rateLimit("bounded", 1);
          yield* sql`DELETE FROM buckets`;
          yield* limit.take("full again");
          yield* TestClock.adjust("1 minute");
          yield* limit.take("first");
          yield* TestClock.adjust("1 second");
          const now = yield* Clock.currentTimeMillis;
          yield* sql`
        INSERT INTO buckets SELECT 'other ' || n, ${now}::bigint + n FROM generate_series(60001, 160000) n`;
          for (let spent = 0; spent < 3; spent += 1) yield* limit.spend("busy");
          yield* forgetFullBuckets(now);
          const [left] = yield* sql<{ count: number }>`
        SELECT count(*)::float8 AS count FROM buckets WHERE full_at > ${now}`;
          expect(left?.count).toBe(REMEMBERED);
          expect([yield* letThrough(limit, "busy", 1), yield* letThrough(limit, "first", 1)]).toEqual([0, 1]);
          yield* forgetFullBuckets(now + 300_000);
          expect(yield* sql`SELECT 1 FROM buckets`).toHaveLength(0);
        }),
    );
  },
);

test.each([
  ["127.0.0.1", "127.0.0.1/32"],
  ["::ffff:127.0.0.1", "127.0.0.1/32"],
  ["::ffff:7f00:1", "127.0.0.1/32"],
  ["::FFFF:10.0.0.7", "10.0.0.7/32"],
  ["::1", "::/64"],
  ["::", "::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["64:ff9b::1.2.3.4", "64:ff9b::/64"],
])("D44: %s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.prop([fc.ipV6()])("D44: every IPv6 address counts as its network", (address) => {
  expect(addressKey(address)).toMatch(
    /^(?:[0-9a-f]{1,4}:){0,3}(?:[0-9a-f]{1,4})?::\/64$|^\d+(?:\.\d+){3}\/32$/u,
  );
});
