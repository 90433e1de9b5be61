import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { ROLE_IDS } from "../../../domain/role.ts";

/** How many chefs have a business, the sample chef among them. */
const BUSINESSES = 21;

const DAYS = 365;

/**
 * Businesses for the first chefs: two places each and a year of days until today. Everything follows from the keys and
 * from how many days ago a day was, so every database gets the same numbers, whenever it is filled.
 */
export const sampleBusinesses = Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    INSERT INTO businesses (user_id, name, description, phone, website, hours)
    SELECT user_id, 'Kitchen of ' || nombre, 'Home cooking, fresh every day.',
      '+1 555 01' || lpad((user_id % 100)::text, 2, '0'), 'https://kitchen-' || user_id || '.example',
      'Tu-Th 12:00-22:00; Fr-Sa 12:00-15:00,18:00-01:00; Su 11:00-20:00; PH off'
    FROM users WHERE role_id = ${ROLE_IDS.chef} ORDER BY user_id LIMIT ${BUSINESSES}`;
  yield* sql`
    INSERT INTO business_locations (business_id, name, address)
    SELECT business_id, place.name, (10 + business_id) || place.street
    FROM businesses, (VALUES (1, 'Old Town', ' Market Street'), (2, 'Riverside', ' Quay Road'))
      AS place (ordinal, name, street)
    ORDER BY business_id, place.ordinal`;
  // A weekly rhythm, a slow year's growth, and a scatter that stands in for chance.
  yield* sql`
    INSERT INTO business_days (location_id, day, customers, orders, revenue_cents)
    SELECT location_id, current_date - ago, customers, orders,
      orders * (1400 + (location_id * 37 + ago * 53) % 900)
    FROM (
      SELECT location_id, ago, customers, customers + (location_id * 7 + ago * 11) % 6 AS orders
      FROM (
        SELECT location_id, ago,
          (18 + location_id * 5 % 17 + (ARRAY[14, 9, 4, 0, 1, 3, 8])[ago % 7 + 1]
            + (location_id * 13 + ago * 29) % 9 - ago / 40)::int AS customers
        FROM business_locations, generate_series(0, ${DAYS - 1}::int) AS ago
      ) AS visited
    ) AS ordered`;
  yield* sql`
    INSERT INTO subscriptions (user_id, plan_id, next_billing_date)
    SELECT user_id, CASE business_id % 3 WHEN 1 THEN 'pro' ELSE 'plus' END,
      current_date + (1 + business_id % 28)::int
    FROM businesses WHERE business_id % 3 <> 0`;
});
