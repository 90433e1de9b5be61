import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Plan, type SubscriptionInfo } from "../../../domain/business.ts";
import type { Id } from "../../../domain/id.ts";
import { Subscriptions } from "../../../domain/ports/subscriptions.ts";
import { NotFound, Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { reading } from "./entity-rows.ts";
import { firstOr, recordsBy } from "./reads.ts";
import { keyOf } from "./rows.ts";

/** `Subscriptions` over SQL. Whoever never chose a plan is on the free one. */
export const subscriptionsSql = Layer.effect(
  Subscriptions,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const { columns, itemOf } = reading(sql, "p", Plan);

    /** The day to pay on that is not gone by: the one that is kept, or the same day of a later month. */
    const due = sql`(
      SELECT min(day) FROM (
        SELECT (s.next_billing_date + months * interval '1 month')::date AS day
        FROM generate_series(0, greatest(0, 12 * (1 + extract(year FROM current_date)::int
          - extract(year FROM s.next_billing_date)::int))) AS months
      ) AS monthly WHERE day >= current_date)`;

    const info = (owner: Id<"user">): Effect.Effect<SubscriptionInfo, RemoteFailure> =>
      sql<{ plan: string; next: string | null; kept: string | null; features: ReadonlyArray<string> }>`
        SELECT p.plan_id AS plan, features,
          CASE WHEN p.price_cents > 0 THEN ${due}::text END AS next,
          CASE WHEN p.price_cents = 0 AND next_billing_date > current_date THEN next_billing_date::text END AS kept
        FROM users u LEFT JOIN subscriptions s USING (user_id)
          JOIN plans p ON p.plan_id = coalesce(s.plan_id, 'free')
        WHERE u.user_id = ${keyOf(owner)}`.pipe(
        firstOr(NotFound("User not found")),
        Effect.map(({ plan, next, kept, features }) => ({
          plan,
          status: "active",
          nextBillingDate: next ?? undefined,
          ...(kept !== null && { keptBillingDate: kept }),
          features,
        })),
      );

    // A free plan keeps the day on which the plan before it was to be paid: going there and back gives nobody a month.
    const update = (owner: Id<"user">, planId: Id<"plan">): Effect.Effect<SubscriptionInfo, RemoteFailure> =>
      sql`
        INSERT INTO subscriptions AS s (user_id, plan_id, next_billing_date)
        SELECT u.user_id, p.plan_id,
          CASE WHEN p.price_cents > 0 THEN (current_date + interval '1 month')::date END
        FROM users u, plans p WHERE u.user_id = ${keyOf(owner)} AND p.plan_id = ${planId}
        ON CONFLICT (user_id) DO UPDATE SET
          plan_id = excluded.plan_id,
          next_billing_date = coalesce(
            CASE WHEN s.next_billing_date > current_date
              OR EXISTS (SELECT 1 FROM plans WHERE plan_id = s.plan_id AND price_cents > 0)
            THEN ${due} END,
            excluded.next_billing_date)
        RETURNING 1`.pipe(firstOr(Refused("Unknown plan")), Effect.andThen(info(owner)));

    return Subscriptions.of({
      info,
      update,
      plans: () =>
        sql`SELECT ${columns} FROM plans p ORDER BY p.price_cents, p.plan_id`.pipe(recordsBy(itemOf)),
      ofCustomer: info,
      updateOfCustomer: update,
    });
  }),
);
