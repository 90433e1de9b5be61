import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { analyticsCached } from "../../../src/adapters/cache/analytics.ts";
import { businessCached } from "../../../src/adapters/cache/business.ts";
import { googleCached } from "../../../src/adapters/cache/google.ts";
import { reads, Reads } from "../../../src/adapters/cache/reads.ts";
import { subscriptionsCached } from "../../../src/adapters/cache/subscriptions.ts";
import type {
  BusinessAnalytics,
  BusinessProfile,
  GoogleIntegration,
  SubscriptionInfo,
} from "../../../src/domain/business.ts";
import { Analytics } from "../../../src/domain/ports/analytics.ts";
import { Business } from "../../../src/domain/ports/business.ts";
import { Google } from "../../../src/domain/ports/google.ts";
import { Subscriptions } from "../../../src/domain/ports/subscriptions.ts";
import { readable } from "../../../src/domain/records.ts";
import { id } from "../../domain/generators.ts";

const CHEF = id<"user">("4");
const PROFILE: BusinessProfile = {
  businessId: id("1"),
  name: "Casa",
  description: undefined,
  phone: undefined,
  website: undefined,
  hours: undefined,
};
const FIGURES: BusinessAnalytics = { revenue: 1, customers: 2, orders: 3, growth: 0 };
const METRICS = { revenue: 1, customers: 2, orders: 3, locations: 4 };
const INTEGRATION: GoogleIntegration = { connected: false, googleEmail: undefined, expiresAt: undefined };
const INFO: SubscriptionInfo = { plan: "free", status: "active", nextBillingDate: undefined, features: [] };
const AUTHORIZATION = { authUrl: "/consent", state: "s", scopes: [] };
const NONE = readable([]);

/** Ports that note each call that reaches them. */
const noting = (log: Array<string>) => {
  const noted =
    <A>(text: string, value: A) =>
    (...args: ReadonlyArray<unknown>) =>
      Effect.sync(() => {
        log.push([text, ...args.filter((arg) => typeof arg !== "object" && arg !== CHEF)].join(" "));
        return value;
      });
  return Layer.mergeAll(
    Layer.succeed(
      Business,
      Business.of({
        profile: noted("profile", PROFILE),
        edit: noted("edit", PROFILE),
        metrics: noted("metrics", METRICS),
        connected: noted("connected", true),
        connectGoogle: noted("connectGoogle", INTEGRATION),
        analytics: noted("analytics", FIGURES),
      }),
    ),
    Layer.succeed(
      Subscriptions,
      Subscriptions.of({
        info: noted("info", INFO),
        update: noted("update", INFO),
        plans: noted("plans", NONE),
        ofCustomer: noted("subscription", INFO),
        updateOfCustomer: noted("updateOfCustomer", INFO),
      }),
    ),
    Layer.succeed(
      Google,
      Google.of({
        authorize: noted("authorize", AUTHORIZATION),
        status: noted("status", INTEGRATION),
        disconnect: noted("disconnect", undefined),
        sync: noted("sync", { success: true, message: "" }),
        locations: noted("locations", NONE),
      }),
    ),
    Layer.succeed(
      Analytics,
      Analytics.of({
        total: noted("total", { name: "users", total: 1 }),
        userActivity: noted("activity", NONE),
        popularKitchens: noted("popular", NONE),
        activeTribes: noted("active", NONE),
        ofCustomer: noted("dashboard", FIGURES),
        ofLocation: noted("location", FIGURES),
      }),
    ),
  );
};

const cached = (log: Array<string>) =>
  Layer.mergeAll(businessCached, subscriptionsCached, googleCached, analyticsCached).pipe(
    Layer.provideMerge(reads),
    Layer.provide(noting(log)),
  );

const OF_BUSINESS = [
  "profile",
  "metrics 1",
  "analytics 30d",
  "analytics 7d",
  "dashboard 30d",
  "location 2 30d",
];
const OF_GOOGLE = ["connected", "status", "locations"];
const OF_SUBSCRIPTIONS = ["info", "plans", "subscription"];
const OF_USERS = ["total users", "activity 30"];
const OF_KITCHENS = ["total kitchens", "popular 10"];
const OF_TRIBES = ["total tribes", "active 10"];

const everyRead = Effect.gen(function* () {
  const business = yield* Business;
  const google = yield* Google;
  const subscriptions = yield* Subscriptions;
  const analytics = yield* Analytics;
  yield* business.profile(CHEF);
  yield* business.metrics(CHEF, id("1"));
  yield* business.analytics(CHEF, "30d");
  yield* business.analytics(CHEF, "7d");
  yield* analytics.ofCustomer(CHEF, "30d");
  yield* analytics.ofLocation(CHEF, id("2"), "30d");
  yield* business.connected(CHEF);
  yield* google.status(CHEF);
  yield* google.locations(CHEF);
  yield* subscriptions.info(CHEF);
  yield* subscriptions.plans();
  yield* subscriptions.ofCustomer(CHEF);
  yield* analytics.total("users");
  yield* analytics.userActivity(30);
  yield* analytics.total("kitchens");
  yield* analytics.popularKitchens(10);
  yield* analytics.total("tribes");
  yield* analytics.activeTribes(10);
});

it.effect("D31: every read of the chef's side and of analytics asks once", () => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    yield* everyRead;
    yield* everyRead;
    expect(log).toEqual([
      ...OF_BUSINESS,
      ...OF_GOOGLE,
      ...OF_SUBSCRIPTIONS,
      ...OF_USERS,
      ...OF_KITCHENS,
      ...OF_TRIBES,
    ]);
  }).pipe(Effect.provide(cached(log)));
});

it.effect.each([
  { write: "edit", anew: OF_BUSINESS, made: "edit", run: Business.use((port) => port.edit(CHEF, PROFILE)) },
  {
    write: "connectGoogle",
    anew: OF_GOOGLE,
    made: "connectGoogle code",
    run: Business.use((port) => port.connectGoogle(CHEF, "code")),
  },
  {
    write: "disconnect",
    anew: [...OF_BUSINESS, ...OF_GOOGLE],
    made: "disconnect",
    run: Google.use((port) => port.disconnect(CHEF)),
  },
  {
    write: "sync",
    anew: [...OF_BUSINESS, ...OF_GOOGLE],
    made: "sync",
    run: Google.use((port) => port.sync(CHEF)),
  },
  {
    write: "update",
    anew: OF_SUBSCRIPTIONS,
    made: "update plus",
    run: Subscriptions.use((port) => port.update(CHEF, id("plus"))),
  },
  {
    write: "updateOfCustomer",
    anew: OF_SUBSCRIPTIONS,
    made: "updateOfCustomer plus",
    run: Subscriptions.use((port) => port.updateOfCustomer(CHEF, id("plus"))),
  },
])("D31: $write is never kept, and what it touched is read anew, nothing else", ({ anew, made, run }) => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    yield* everyRead;
    log.length = 0;
    yield* run;
    yield* everyRead;
    yield* run;
    expect(log).toEqual([made, ...anew, made]);
  }).pipe(Effect.provide(cached(log)));
});

it.effect.each([
  { resource: "users", anew: OF_USERS },
  { resource: "kitchens", anew: OF_KITCHENS },
  { resource: "tribes", anew: OF_TRIBES },
] as const)("D31: a write that touches $resource has their figures counted anew", ({ anew, resource }) => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    yield* everyRead;
    log.length = 0;
    yield* (yield* Reads).touching([resource], () => Effect.void)();
    yield* everyRead;
    expect(log).toEqual(anew);
  }).pipe(Effect.provide(cached(log)));
});

it.effect("D8: beginning a connection is never kept: its state can be used once", () => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    const { authorize } = yield* Google;
    expect([yield* authorize(CHEF), yield* authorize(CHEF)]).toEqual([AUTHORIZATION, AUTHORIZATION]);
    expect(log).toEqual(["authorize", "authorize"]);
  }).pipe(Effect.provide(cached(log)));
});
