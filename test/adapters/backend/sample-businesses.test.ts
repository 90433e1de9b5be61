import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { sown } from "../database-image.ts";

layer(sown(200), { excludeTestServices: true })("D51: the sample's businesses", (it) => {
  it.effect("D51: 21 chefs have one, with two places each and a year of days until today", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const [counts] = yield* sql`
          SELECT (SELECT count(*)::int FROM businesses) AS businesses,
            (SELECT count(*)::int FROM businesses JOIN users USING (user_id) WHERE role_id = 2) AS of_chefs,
            (SELECT count(*)::int FROM business_locations) AS locations,
            (SELECT count(DISTINCT (location_id, day))::int FROM business_days) AS days,
            (SELECT max(day) = current_date AND min(day) = current_date - 364 FROM business_days) AS year`;
      expect(counts).toEqual({
        businesses: 21,
        of_chefs: 21,
        locations: 42,
        days: 42 * 365,
        year: true,
      });
    }),
  );

  it.effect("D51: believable: a customer orders once or little more, and pays 14 to 23 for it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const [extremes] = yield* sql`
          SELECT min(customers) > 5 AND max(customers) < 70 AS customers, min(orders - customers) AS fewest,
            max(orders - customers) AS most, min(revenue_cents / orders) >= 1400 AS cheapest,
            max(revenue_cents / orders) < 2300 AS dearest
          FROM business_days`;
      expect(extremes).toEqual({ customers: true, fewest: 0, most: 5, cheapest: true, dearest: true });
    }),
  );

  it.effect(
    "§9: the sample chef has every feature and is not connected; each plan has its chefs, who pay within a month",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        expect(yield* sql`SELECT plan_id FROM subscriptions WHERE user_id = 4`).toEqual([{ plan_id: "pro" }]);
        expect(yield* sql`SELECT 1 FROM google_connections`).toEqual([]);
        expect(
          yield* sql`
            SELECT plan_id, count(*)::int AS chefs,
              bool_and(next_billing_date > current_date AND next_billing_date <= current_date + 28) AS soon
            FROM subscriptions GROUP BY plan_id ORDER BY plan_id`,
        ).toEqual([
          { plan_id: "plus", chefs: 7, soon: true },
          { plan_id: "pro", chefs: 7, soon: true },
        ]);
      }),
  );

  it.effect("D51: a deleted chef takes the business, the connection and the subscription along", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* sql`INSERT INTO google_states (state, user_id, expires_at) VALUES ('s', 4, now())`;
      yield* sql`INSERT INTO google_codes (code, state, expires_at) VALUES ('c', 's', now())`;
      yield* sql`INSERT INTO google_connections (user_id, google_email, expires_at) VALUES (4, 'g', now())`;
      yield* sql`DELETE FROM users WHERE user_id = 4`;
      const [left] = yield* sql`
          SELECT (SELECT count(*)::int FROM businesses) AS businesses,
            (SELECT count(*)::int FROM business_locations) AS locations,
            (SELECT count(*)::int FROM business_days) AS days,
            (SELECT count(*)::int FROM google_codes) AS codes,
            (SELECT count(*)::int FROM google_connections) AS connections,
            (SELECT count(*)::int FROM subscriptions WHERE user_id = 4) AS subscriptions`;
      expect(left).toEqual({
        businesses: 20,
        locations: 40,
        days: 40 * 365,
        codes: 0,
        connections: 0,
        subscriptions: 0,
      });
    }),
  );
});
