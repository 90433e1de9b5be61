import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { Subscriptions } from "../../../src/domain/ports/subscriptions.ts";
import { CAPABILITIES, type Capability } from "../../../src/domain/capability.ts";
import { id } from "../../domain/generators.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { askAs, webBackendOffering } from "../fixtures-backend.ts";

const ports = portsSql().pipe(Layer.provideMerge(seeded(ANYWHERE, 9)));

layer(ports, { excludeTestServices: true })("§7: the plans", (it) => {
  it.effect("come by price, and by id where they cost the same, whenever they were added", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* sql`INSERT INTO plans (plan_id, name, price_cents, features)
        VALUES ('team', 'Team', 4900, '{}'), ('basic', 'Basic', 900, '{}'), ('gold', 'Gold', 4900, '{}')`;
      const { items } = yield* Subscriptions.use(({ plans }) => plans());
      expect(items.map(({ planId }) => planId)).toEqual(["free", "basic", "plus", "gold", "pro", "team"]);
    }),
  );

  it.effect("§9: whoever never chose one is on the free one", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* sql`DELETE FROM subscriptions WHERE user_id = 4`;
      const free = {
        plan: "free",
        status: "active",
        nextBillingDate: undefined,
        features: ["Business profile", "30 days of analytics"],
      };
      const { info, ofCustomer } = yield* Subscriptions;
      expect([yield* info(id("4")), yield* ofCustomer(id("4"))]).toEqual([free, free]);
    }),
  );

  it.effect.each<[string, string | undefined, number | undefined, string, string]>([
    ["nothing", undefined, undefined, "plus", "a month from today"],
    ["a paid plan that is due", "pro", 2, "plus", "as it was"],
    ["a paid plan, due today", "pro", 0, "plus", "as it was"],
    ["a paid plan whose day is gone by", "pro", -2, "plus", "a month after it"],
    ["the same plan", "plus", 2, "plus", "as it was"],
    ["the free plan, with a day to come", "free", 2, "plus", "as it was"],
    ["the free plan, on that day", "free", 0, "plus", "a month from today"],
    ["the free plan, with a day gone by", "free", -2, "plus", "a month from today"],
    ["the free plan, never on another", "free", undefined, "plus", "a month from today"],
    ["a paid plan", "pro", 2, "free", "none"],
  ])("P45: whoever had %s has the right day to pay on", ([, before, days, plan, expected]) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* sql`DELETE FROM subscriptions WHERE user_id = 4`;
      if (before !== undefined)
        yield* sql`INSERT INTO subscriptions (user_id, plan_id, next_billing_date)
          VALUES (4, ${before}, current_date + ${days ?? null}::int)`;
      const [said] = yield* sql<Record<string, string>>`
        SELECT (current_date + interval '1 month')::date::text AS "a month from today",
          (current_date + ${days ?? 0}::int)::text AS "as it was",
          (current_date + ${days ?? 0}::int + interval '1 month')::date::text AS "a month after it"`;
      const { info, update } = yield* Subscriptions;
      const { nextBillingDate: shown, keptBillingDate } = yield* info(id("4"));
      if (before === "pro" && plan === "plus") expect(shown).toBe(said?.[expected]);
      expect(keptBillingDate).toBe(
        before === "free" && expected === "as it was" ? said?.[expected] : undefined,
      );
      const { nextBillingDate } = yield* update(id("4"), id(plan));
      expect(nextBillingDate).toBe(said?.[expected]);
    }),
  );

  it.effect(
    "P45: a day that is long gone by is told as the one that is next, and is that in a free plan, too",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        yield* sql`DELETE FROM subscriptions WHERE user_id = 4`;
        yield* sql`INSERT INTO subscriptions (user_id, plan_id, next_billing_date)
        VALUES (4, 'pro', (current_date + 3 - interval '26 months')::date)`;
        const [said] = yield* sql<{ day: string }>`
        SELECT ((current_date + 3 - interval '26 months')::date + interval '26 months')::date::text AS day`;
        const { info, update } = yield* Subscriptions;
        expect((yield* info(id("4"))).nextBillingDate).toBe(said?.day);
        expect((yield* update(id("4"), id("free"))).keptBillingDate).toBe(said?.day);
        expect((yield* update(id("4"), id("plus"))).nextBillingDate).toBe(said?.day);
      }),
  );
});

const YEAR = "A year of analytics";
const LISTING = "Google listing";
const BY_LOCATION = "Figures by location";

/** What asks for a feature, and what of the plans is missing where it is refused. */
const CALLS: ReadonlyArray<readonly [string, string, Readonly<Record<"free" | "plus" | "pro", string>>]> = [
  ["GET", "/business/analytics", { free: "", plus: "", pro: "" }],
  ["GET", "/business/analytics?timeframe=7d", { free: "", plus: "", pro: "" }],
  ["GET", "/business/analytics?timeframe=90d", { free: YEAR, plus: "", pro: "" }],
  ["GET", "/business/analytics?timeframe=365d&series=true", { free: YEAR, plus: "", pro: "" }],
  ["GET", "/analytics/customers/4/dashboard?period=365d", { free: YEAR, plus: "", pro: "" }],
  ["GET", "/analytics/customers/4/locations/1", { free: BY_LOCATION, plus: BY_LOCATION, pro: "" }],
  ["GET", "/analytics/customers/4/locations/1?period=90d", { free: YEAR, plus: BY_LOCATION, pro: "" }],
  ["GET", "/google/oauth/authorize", { free: LISTING, plus: "", pro: "" }],
  ["POST", "/business/connect/google", { free: LISTING, plus: "", pro: "" }],
  ["POST", "/google/locations/sync", { free: LISTING, plus: "", pro: "" }],
  // What is there already stays readable, and what was connected can be given up.
  ["GET", "/google/locations", { free: "", plus: "", pro: "" }],
  ["GET", "/google/oauth/status", { free: "", plus: "", pro: "" }],
  ["GET", "/business/metrics", { free: "", plus: "", pro: "" }],
  ["POST", "/google/oauth/disconnect", { free: "", plus: "", pro: "" }],
];

const WITHOUT: ReadonlyArray<Capability> = CAPABILITIES.filter((capability) => capability !== "plans");

for (const offered of [CAPABILITIES, WITHOUT])
  layer(Layer.provide(webBackendOffering(offered), seeded(ANYWHERE, 9)), {
    excludeTestServices: true,
  })(
    `a backend that ${offered === WITHOUT ? "holds nobody to a plan" : "holds chefs to their plan"}`,
    (it) => {
      it.effect.each(["free", "plus", "pro"] as const)(
        "D72: gives what %s includes, and says what it does not",
        (plan) =>
          Effect.gen(function* () {
            yield* askAs("chef", "POST", "/subscription/update", { planId: plan });
            for (const [method, path, missing] of CALLS) {
              const body = path.endsWith("connect/google") ? { authCode: "nobody's" } : undefined;
              const answer = yield* askAs("chef", method, path, body);
              const feature = offered === WITHOUT ? "" : missing[plan];
              const said = answer.status === 403 ? JSON.parse(answer.body) : {};
              expect([path, said]).toEqual([
                path,
                feature === ""
                  ? {}
                  : { _tag: "Forbidden", message: `The plan does not include: ${feature}`, feature },
              ]);
            }
          }),
      );
    },
  );
