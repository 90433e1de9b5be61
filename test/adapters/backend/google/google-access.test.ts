import { expect } from "@effect/vitest";
import * as Deferred from "effect/Deferred";
import type * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../../src/adapters/backend/app.ts";
import { PATIENCE } from "../../../../src/adapters/backend/database/server.ts";
import { GoogleConsents } from "../../../../src/adapters/backend/google/google-consents.ts";
import { google } from "../../../../src/adapters/backend/google/listing.ts";
import { EncryptionKeys } from "../../../../src/adapters/backend/tokens/sealed-tokens.ts";
import type { Key, KeyRing } from "../../../../src/adapters/backend/tokens/key-ring.ts";
import { Business } from "../../../../src/domain/ports/business.ts";
import { REQUEST_TIMEOUT_MS } from "../../../../src/domain/product.ts";
import { ServerFailed } from "../../../../src/domain/remote-failure.ts";
import { Google } from "../../../../src/domain/ports/google.ts";
import { id } from "../../../domain/generators.ts";
import { seeded } from "../../database-image.ts";
import { CLIENT, GoogleStandIn, googleStandIn } from "../../google-stand-in.ts";
import { onBoth } from "../on-server.ts";

const CHEF = id<"user">("4");
const AN_HOUR = 3_600;
const A_MONTH = 30 * 24 * AN_HOUR;
// A place without a name is none that can be taken.
const SYNCED = { success: true, message: "2 locations synced", missed: ["Nowhere"] };
const NOT_CONNECTED = { success: false, message: "The business is not connected to Google" };

const FAILED = { success: false, message: "Failed to sync Google Business locations" };

const key = (kid: string): Key => ({ kid, secret: Buffer.from(kid.padEnd(32, "-")) });
const [OLD, NEW] = [key("old"), key("new")];

/** One more process on the same database, with these keys. */
const process = (...ring: KeyRing) =>
  Effect.gen(function* () {
    const { origins } = yield* GoogleStandIn;
    return yield* Layer.build(Layer.fresh(portsSql(google(CLIENT, origins)))).pipe(
      Effect.provideService(EncryptionKeys, ring),
    );
  });

/** What one process does for the chef. */
const within = (...ring: KeyRing) =>
  Effect.gen(function* () {
    const context = yield* process(...ring);
    return Effect.provideContext(
      Effect.gen(function* () {
        const { authorize, disconnect, status, sync } = yield* Google;
        const { connectGoogle } = yield* Business;
        const { allow: consents } = yield* GoogleConsents;
        const { allow } = yield* GoogleStandIn;
        return {
          sync: sync(CHEF),
          status: status(CHEF),
          disconnect: disconnect(CHEF),
          connect: Effect.gen(function* () {
            const { code, state } = allow((yield* authorize(CHEF)).authUrl);
            yield* consents(state, code);
            return yield* connectGoogle(CHEF, code);
          }),
        };
      }),
      context,
    );
  }).pipe(Effect.flatten);

/** So many seconds later, here and at Google. */
const later = (seconds: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    (yield* GoogleStandIn).pass(seconds);
    yield* sql`UPDATE google_connections SET expires_at = expires_at - ${seconds}::float8 * interval '1 second'`;
  });

/** What becomes of work whose question Google leaves without an answer for so long. */
const unanswered = <A, E, R>(path: string, work: Effect.Effect<A, E, R>, duration: Duration.Input) =>
  Effect.gen(function* () {
    const { answer } = yield* GoogleStandIn;
    const asked = yield* Deferred.make<void>();
    answer((question) => {
      if (question !== path) return undefined;
      Deferred.doneUnsafe(asked, Effect.void);
      return new Promise(() => undefined);
    });
    const fiber = yield* Effect.forkChild(work);
    yield* Deferred.await(asked);
    yield* TestClock.adjust(duration);
    // What the database does takes its time, whatever the clock says.
    const outcome = TestClock.withLive(Effect.timeout(Fiber.join(fiber), "5 seconds"));
    return yield* Effect.ensuring(
      outcome,
      Effect.sync(() => answer(() => undefined)),
    );
  }).pipe(Effect.provide(TestClock.layer()));

const renewals = Effect.map(GoogleStandIn, ({ asked }) => asked.get("/token") ?? 0);

onBoth(
  "D54: a listing that was connected once",
  (location) => Layer.merge(googleStandIn, seeded(location, 9)),
  (it) => {
    it.effect("syncs an hour and a month later, with one renewal each, whose tokens are kept sealed", () =>
      Effect.gen(function* () {
        const { connect, status, sync } = yield* within(OLD);
        yield* connect;
        const before = yield* renewals;
        expect([yield* sync, yield* renewals]).toEqual([SYNCED, before]);
        for (const seconds of [AN_HOUR, A_MONTH]) {
          yield* later(seconds);
          expect(yield* status).toEqual({
            connected: true,
            googleEmail: "chef@example.com",
            expiresAt: undefined,
          });
          expect([yield* sync, yield* sync]).toEqual([SYNCED, SYNCED]);
        }
        expect(yield* renewals).toBe(before + 2);
        const kept = JSON.stringify(yield* (yield* SqlClient)`SELECT token, renewal FROM google_access`);
        const { tokens } = yield* GoogleStandIn;
        expect(tokens.size).toBeGreaterThan(2);
        expect([...tokens].filter((token) => kept.includes(token))).toEqual([]);
      }),
    );

    it.effect("is renewed once where several processes ask at once", () =>
      Effect.gen(function* () {
        const [one, other] = [yield* within(OLD), yield* within(OLD)];
        yield* one.connect;
        yield* later(AN_HOUR);
        const before = yield* renewals;
        const outcomes = yield* Effect.all([one.sync, other.sync, one.sync, other.sync], {
          concurrency: "unbounded",
        });
        expect([outcomes, yield* renewals]).toEqual([[SYNCED, SYNCED, SYNCED, SYNCED], before + 1]);
      }),
    );

    it.effect("has to be connected again once its owner took it back, and nothing else is lost", () =>
      Effect.gen(function* () {
        const { connect, status, sync } = yield* within(OLD);
        const { takeBack } = yield* GoogleStandIn;
        yield* connect;
        yield* sync;
        takeBack();
        expect(yield* sync).toEqual(NOT_CONNECTED);
        expect(yield* status).toEqual({
          connected: false,
          googleEmail: "chef@example.com",
          expiresAt: expect.any(String),
        });
        expect(
          (yield* Effect.flatMap(process(OLD), (ports) =>
            Effect.provideContext(
              Google.use(({ locations }) => locations(CHEF)),
              ports,
            ),
          )).items,
        ).toHaveLength(2);
        expect((yield* connect).connected).toBe(true);
        expect(yield* sync).toEqual(SYNCED);
      }),
    );

    it.effect("is not asked to be renewed for longer than others may wait for that", () =>
      Effect.gen(function* () {
        const { connect, sync } = yield* within(OLD);
        yield* connect;
        yield* later(AN_HOUR);
        expect(yield* unanswered("/token", sync, PATIENCE.lock)).toEqual(FAILED);
        expect(yield* sync).toEqual(SYNCED);
      }),
    );

    it.effect("answers before a client gives up, whatever Google leaves without an answer", () =>
      Effect.gen(function* () {
        const { connect, disconnect, status, sync } = yield* within(OLD);
        const soon = REQUEST_TIMEOUT_MS - 1_000;
        expect(yield* unanswered("/token", Effect.flip(connect), soon)).toEqual(ServerFailed());
        yield* connect;
        expect(yield* unanswered("/v1/accounts/2/locations", sync, soon)).toEqual(FAILED);
        expect(yield* sync).toEqual(SYNCED);
        yield* unanswered("/revoke", disconnect, soon);
        expect((yield* status).connected).toBe(false);
      }),
    );

    it.effect("is not read for ever where Google's pages have no end", () =>
      Effect.gen(function* () {
        const { connect, sync } = yield* within(OLD);
        const { answer, asked } = yield* GoogleStandIn;
        yield* connect;
        const before = asked.get("/v1/accounts") ?? 0;
        answer((path) =>
          path === "/v1/accounts" ? { status: 200, body: '{"nextPageToken":"more"}' } : undefined,
        );
        expect(yield* Effect.provide(sync, TestClock.layer())).toEqual(FAILED);
        expect((asked.get("/v1/accounts") ?? 0) - before).toBeLessThan(200);
        answer(() => undefined);
      }),
    );

    it.effect.each([
      [503, ""],
      [400, '{"error":"invalid_request"}'],
      [401, '{"error":"invalid_client"}'],
    ] as const)("stays connected where the renewal fails for another reason: %i %s", ([status, body]) =>
      Effect.gen(function* () {
        const chef = yield* within(OLD);
        const { answer } = yield* GoogleStandIn;
        yield* chef.connect;
        yield* later(AN_HOUR);
        answer((path) => (path === "/token" ? { status, body } : undefined));
        expect(yield* chef.sync).toEqual(FAILED);
        answer(() => undefined);
        expect([(yield* chef.status).connected, yield* chef.sync]).toEqual([true, SYNCED]);
      }),
    );

    it.effect(
      "is sealed with the new key from its next renewal on; what no key opens is connected again",
      () =>
        Effect.gen(function* () {
          const [before, both, after] = [yield* within(OLD), yield* within(NEW, OLD), yield* within(NEW)];
          yield* before.connect;
          yield* later(AN_HOUR);
          expect([yield* both.sync, yield* after.sync]).toEqual([SYNCED, SYNCED]);
          yield* later(AN_HOUR);
          expect(yield* after.sync).toEqual(SYNCED);
          expect(yield* before.sync).toEqual(NOT_CONNECTED);
          expect((yield* before.status).connected).toBe(false);
        }),
    );
  },
);
