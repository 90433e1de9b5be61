import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { BusinessProfile } from "../../../src/domain/business.ts";
import { Business } from "../../../src/domain/ports/business.ts";
import { Google } from "../../../src/domain/ports/google.ts";
import { Subscriptions } from "../../../src/domain/ports/subscriptions.ts";
import { Refused } from "../../../src/domain/remote-failure.ts";
import { daysOf } from "../../../src/domain/time-frame.ts";
import { addresses, givenNames, id, phones, savable } from "../../domain/generators.ts";
import { forAll } from "../fixtures-laws.ts";
import { statesOf } from "./revisions.contract.ts";
import { said } from "./shown.ts";

/** Somebody who opens the page of consent and presses Allow; gives the code that comes back (D54). */
export class Consenting extends Context.Service<
  Consenting,
  {
    readonly allow: (authUrl: string) => Effect.Effect<string>;
    /** The page that a state belongs to, with the secrets that this address of it proves. */
    readonly page: (state: string, authUrl: string) => string;
    readonly scopes: ReadonlyArray<string>;
    /** What is listed there and cannot be synced. */
    readonly missed: ReadonlyArray<string> | undefined;
  }
>()("test/Consenting") {}

type Ports = Business | Subscriptions | Google | Consenting;

const CHEF = id<"user">("4");
const FRAMES = ["7d", "30d", "90d", "365d"] as const;
const FREE = {
  plan: "free",
  status: "active",
  nextBillingDate: undefined,
  features: ["Business profile", "30 days of analytics"],
};
const PLUS_FEATURES = ["Business profile", "A year of analytics", "Google listing"];
const NOT_CONNECTED = { connected: false, googleEmail: undefined, expiresAt: undefined };
const refusedCode = Refused("The authorization code is used, expired or not yours");
const connect = Effect.gen(function* () {
  const { authUrl } = yield* (yield* Google).authorize(CHEF);
  const code = yield* (yield* Consenting).allow(authUrl);
  return { code, status: yield* (yield* Business).connectGoogle(CHEF, code) };
});

/**
 * What the ports Business, Subscriptions and Google promise, whoever implements them (§7). Takes a layer over a freshly
 * seeded database, on behalf of the sample chef.
 */
export const businessContract = <E>(name: string, ports: Layer.Layer<Ports, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect("§7: the sample chef's business, by its owner", () =>
      Effect.gen(function* () {
        expect(said(yield* (yield* Business).profile(CHEF))).toEqual({
          businessId: "1",
          name: "Kitchen of Carla Chef",
          description: "Home cooking, fresh every day.",
          phone: "+1 555 0104",
          website: "https://kitchen-4.example",
          picture: undefined,
          hours: "Tu-Th 12:00-22:00; Fr-Sa 12:00-15:00,18:00-01:00; Su 11:00-20:00; PH off",
        });
      }),
    );

    it.effect("D37: whatever a profile says is what is read again; what is left out is emptied", () =>
      Effect.gen(function* () {
        const { edit, profile } = yield* Business;
        const before = said(yield* profile(CHEF));
        const profiles = fc.record({
          name: givenNames,
          description: fc.option(savable, { nil: undefined }),
          phone: fc.option(phones, { nil: undefined }),
          website: fc.option(addresses(), { nil: undefined }),
          picture: fc.option(addresses(), { nil: undefined }),
          hours: fc.option(savable, { nil: undefined }),
        });
        yield* forAll(
          profiles,
          (values) =>
            Effect.gen(function* () {
              const saved = { ...values, name: values.name.trim(), businessId: before.businessId };
              expect(yield* edit(CHEF, { ...values, businessId: id("999") })).toEqual(saved);
              expect(said(yield* profile(CHEF))).toEqual(saved);
            }),
          { numRuns: 40 },
        );
        expect(yield* edit(CHEF, before)).toEqual(before);
      }),
    );

    it.effect("D37: a profile is saved onto the state that was read, and no other", () =>
      Business.use(({ edit, profile }) =>
        statesOf({
          read: profile(CHEF),
          save: (sent) => edit(CHEF, sent),
          renamed: (sent, named) => ({ ...sent, name: named }),
        }),
      ),
    );

    it.effect.each<[string, Partial<BusinessProfile>, string, string?]>([
      ["no name", { name: " \n" }, "A name is needed", "name"],
      ["half a character", { name: "\ud800" }, "This has characters that nobody sees", "name"],
      ["a NUL", { hours: "9\u000010" }, "This has characters that nobody sees", "hours"],
      ["words for a phone", { phone: "call me" }, "This is no phone number", "phone"],
      [
        "another scheme",
        { website: "http://casa.example" },
        "This is no address that begins with https:// or /",
        "website",
      ],
      [
        "too much to say",
        { description: "a".repeat(2_001) },
        "This has at most 2000 characters",
        "description",
      ],
    ])("D37: a profile with %s is refused and changes nothing", ([, change, message, field]) =>
      Effect.gen(function* () {
        const { edit, profile } = yield* Business;
        const before = said(yield* profile(CHEF));
        expect(yield* Effect.flip(edit(CHEF, { ...before, ...change }))).toEqual(Refused(message, field));
        expect(said(yield* profile(CHEF))).toEqual(before);
      }),
    );

    it.effect("§7, D33: the metrics are those of the whole year on record, with and without the id", () =>
      Effect.gen(function* () {
        const { analytics, metrics, profile } = yield* Business;
        const { businessId } = yield* profile(CHEF);
        const { growth, ...year } = yield* analytics(CHEF, "365d");
        expect(growth).toBe(0);
        expect(yield* metrics(CHEF, undefined)).toEqual({ ...year, locations: 2 });
        expect(yield* metrics(CHEF, businessId)).toEqual({ ...year, locations: 2 });
      }),
    );

    it.effect("D71: the days of a time frame and the one before add up to what is said of both", () =>
      Effect.gen(function* () {
        const { analytics } = yield* Business;
        for (const frame of FRAMES) {
          const { series, ...sums } = yield* analytics(CHEF, frame, "days");
          expect(yield* analytics(CHEF, frame)).toEqual({ ...sums, series: undefined });
          const dates = (series ?? []).map(({ date }) => date);
          expect(dates).toEqual([...new Set(dates)].toSorted());
          // The sample has all days of a year and none before.
          expect(dates).toHaveLength(Math.min(2 * daysOf(frame), 365));
          const inFrame = (series ?? []).slice(-daysOf(frame));
          for (const field of ["revenue", "customers", "orders"] as const) {
            expect(inFrame.reduce((sum, day) => sum + day[field], 0)).toBeCloseTo(sums[field], 6);
          }
        }
      }),
    );

    it.effect("§3, §7: a longer time frame has more of everything, and growth is a finite fraction", () =>
      Effect.gen(function* () {
        const { analytics } = yield* Business;
        const frames = yield* Effect.forEach(FRAMES, (frame) => analytics(CHEF, frame));
        for (const { revenue, customers, orders, growth } of frames) {
          expect([revenue, customers, orders].every((value) => value > 0)).toBe(true);
          expect(orders).toBeGreaterThanOrEqual(customers);
          expect(Number.isFinite(growth)).toBe(true);
        }
        for (const field of ["revenue", "customers", "orders"] as const) {
          const values = frames.map((frame) => frame[field]);
          expect(values).toEqual(values.toSorted((one, other) => one - other));
        }
      }),
    );

    it.effect("§7: the plans come by price", () =>
      Effect.gen(function* () {
        const { plans } = yield* Subscriptions;
        const { items, unreadable } = yield* plans();
        expect([
          items.map(({ planId, priceCents, currency }) => [planId, priceCents, currency]),
          unreadable,
        ]).toEqual([
          [
            ["free", 0, "USD"],
            ["plus", 1900, "USD"],
            ["pro", 4900, "USD"],
          ],
          0,
        ]);
      }),
    );

    it.effect("§7: changing the plan either way changes both reads; free again has no next payment", () =>
      Effect.gen(function* () {
        const { info, ofCustomer, update, updateOfCustomer } = yield* Subscriptions;
        const plus = yield* update(CHEF, id("plus"));
        expect(plus).toEqual({
          plan: "plus",
          status: "active",
          nextBillingDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
          features: PLUS_FEATURES,
        });
        expect([yield* info(CHEF), yield* ofCustomer(CHEF)]).toEqual([plus, plus]);
        expect(yield* update(CHEF, id("plus"))).toEqual(plus);
        expect(yield* updateOfCustomer(CHEF, id("free"))).toEqual({
          ...FREE,
          keptBillingDate: plus.nextBillingDate,
        });
        expect(yield* info(CHEF)).toEqual({ ...FREE, keptBillingDate: plus.nextBillingDate });
        yield* update(CHEF, id("pro"));
      }),
    );

    it.effect("P45: no change of plan puts off the next payment, not even by way of the free plan", () =>
      Effect.gen(function* () {
        const { info, update, updateOfCustomer } = yield* Subscriptions;
        const { nextBillingDate } = yield* info(CHEF);
        expect(nextBillingDate).toMatch(/^\d{4}-\d\d-\d\d$/u);
        expect((yield* update(CHEF, id("plus"))).nextBillingDate).toBe(nextBillingDate);
        expect((yield* updateOfCustomer(CHEF, id("pro"))).nextBillingDate).toBe(nextBillingDate);
        expect(yield* update(CHEF, id("free"))).toEqual({ ...FREE, keptBillingDate: nextBillingDate });
        expect((yield* update(CHEF, id("pro"))).nextBillingDate).toBe(nextBillingDate);
      }),
    );

    it.effect.each(["gold", "FREE", "1", "__proto__"])("§7: there is no plan %s to change to", (plan) =>
      Effect.gen(function* () {
        const { info, update, updateOfCustomer } = yield* Subscriptions;
        const before = yield* info(CHEF);
        expect(yield* Effect.flip(update(CHEF, id(plan)))).toEqual(Refused("Unknown plan"));
        expect(yield* Effect.flip(updateOfCustomer(CHEF, id(plan)))).toEqual(Refused("Unknown plan"));
        expect(yield* info(CHEF)).toEqual(before);
      }),
    );

    it.effect("§7, §8: before there is a connection", () =>
      Effect.gen(function* () {
        const google = yield* Google;
        expect(yield* google.status(CHEF)).toEqual(NOT_CONNECTED);
        expect(yield* (yield* Business).connected(CHEF)).toBe(false);
        expect(yield* google.sync(CHEF)).toEqual({
          success: false,
          message: "The business is not connected to Google",
        });
        expect(yield* google.locations(CHEF)).toEqual({ items: [], unreadable: 0 });
      }),
    );

    it.effect("D8, D54: authorizing leads to the page of consent, each time with a state of its own", () =>
      Effect.gen(function* () {
        const { authorize } = yield* Google;
        const { page, scopes } = yield* Consenting;
        const [one, other] = [yield* authorize(CHEF), yield* authorize(CHEF)];
        expect(one).toEqual({
          authUrl: page(one.state, one.authUrl),
          state: expect.stringMatching(/^[\w-]{43}$/u),
          scopes,
        });
        expect(other.state).not.toBe(one.state);
        expect(page(one.state, other.authUrl) === one.authUrl).toBe(scopes.length === 1);
      }),
    );

    it.effect("D54: the code of a consent connects once; the connection syncs, and ends when asked to", () =>
      Effect.gen(function* () {
        const google = yield* Google;
        const business = yield* Business;
        const { code, status } = yield* connect;
        expect(status).toEqual({
          connected: true,
          googleEmail: "chef@example.com",
          expiresAt: undefined,
        });
        expect(yield* google.status(CHEF)).toEqual(status);
        expect(yield* business.connected(CHEF)).toBe(true);
        expect(yield* Effect.flip(business.connectGoogle(CHEF, code))).toEqual(refusedCode);

        expect(yield* google.sync(CHEF)).toEqual({
          success: true,
          message: "2 locations synced",
          missed: (yield* Consenting).missed,
        });
        const { items } = yield* google.locations(CHEF);
        expect(items.map((location) => [location.locationId, location.name, location.address])).toEqual([
          ["1", "Old Town", "11 Market Street"],
          ["2", "Riverside", "11 Quay Road"],
        ]);

        expect(yield* google.disconnect(CHEF)).toBe(undefined);
        expect(yield* google.disconnect(CHEF)).toBe(undefined);
        expect(yield* google.status(CHEF)).toEqual(NOT_CONNECTED);
        expect(yield* business.connected(CHEF)).toBe(false);
        expect(yield* google.locations(CHEF)).toEqual({ items: [], unreadable: 0 });
      }),
    );

    it.effect("D54: disconnecting also takes back what was begun", () =>
      Effect.gen(function* () {
        const google = yield* Google;
        const { authUrl } = yield* google.authorize(CHEF);
        const code = yield* (yield* Consenting).allow(authUrl);
        yield* google.disconnect(CHEF);
        expect(yield* Effect.flip((yield* Business).connectGoogle(CHEF, code))).toEqual(refusedCode);
      }),
    );

    it.effect("D54: of one code that is used many times at once, exactly one connects", () =>
      Effect.gen(function* () {
        const { authUrl } = yield* (yield* Google).authorize(CHEF);
        const code = yield* (yield* Consenting).allow(authUrl);
        const { connectGoogle } = yield* Business;
        const outcomes = yield* Effect.forEach(
          Array.from({ length: 8 }),
          () =>
            Effect.match(connectGoogle(CHEF, code), {
              onFailure: (why) => why,
              onSuccess: () => "connected",
            }),
          { concurrency: "unbounded" },
        );
        expect(outcomes.filter((outcome) => outcome === "connected")).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome !== "connected")).toEqual(Array(7).fill(refusedCode));
      }),
    );

    it.effect.each(["", "code", "\u0000", "\ud800", "' OR true --", "x".repeat(10_000)])(
      "D54: %j is no code",
      (code) =>
        Effect.gen(function* () {
          expect(yield* Effect.flip((yield* Business).connectGoogle(CHEF, code))).toEqual(refusedCode);
        }),
    );
  });
