import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import type { BusinessAnalytics, BusinessMetrics, DayFigures } from "../../../domain/business.ts";
import { growthOf } from "../../../domain/business/growth.ts";
import type { Takings } from "../../../domain/days/takings.ts";
import type { Id } from "../../../domain/id.ts";
import { daysOf, type Detail, type TimeFrame } from "../../../domain/time-frame.ts";
import { firstBy } from "./reads.ts";
import { keyOf } from "./rows.ts";

const CENTS = 100;

export const takings = (sql: SqlClient) => {
  const sums = sql`
    coalesce(sum(d.revenue_cents), 0)::float8 AS revenue, coalesce(sum(d.customers), 0)::float8 AS customers,
    coalesce(sum(d.orders), 0)::float8 AS orders`;
  const NOTHING: Takings = { revenue: 0, customers: 0, orders: 0 };

  /** The `days` days that end `ago` days before today, today included when that is 0. */
  const between = (condition: Fragment, days: number, ago: number) => sql`
    FROM business_days d JOIN business_locations l USING (location_id) JOIN businesses b USING (business_id)
    WHERE ${condition} AND d.day > current_date - ${days + ago}::int AND d.day <= current_date - ${ago}::int`;

  const taken = (days: Fragment) =>
    sql<Takings>`SELECT ${sums} ${days}`.pipe(firstBy((row) => row ?? NOTHING));

  /** The days that are on record of twice the `days` until today, oldest first. */
  const each = (condition: Fragment, days: number) =>
    sql<Takings & { readonly date: string }>`
      SELECT to_char(d.day, 'YYYY-MM-DD') AS date, ${sums}
      ${between(condition, 2 * days, 0)}
      GROUP BY d.day ORDER BY d.day`.pipe(
      Effect.orDie,
      Effect.map((rows) => rows.map((row): DayFigures => ({ ...row, revenue: row.revenue / CENTS }))),
    );

  return {
    /** The time frame until today against the one before; `condition` speaks of `b`usinesses and `l`ocations. */
    during: Effect.fnUntraced(function* (
      condition: Fragment,
      frame: TimeFrame,
      detail: Detail = "sums",
    ): Effect.fn.Return<BusinessAnalytics> {
      const days = daysOf(frame);
      const now = yield* taken(between(condition, days, 0));
      const before = yield* taken(between(condition, days, days));
      return {
        revenue: now.revenue / CENTS,
        customers: now.customers,
        orders: now.orders,
        growth: growthOf(now.revenue, before.revenue),
        series: detail === "days" ? yield* each(condition, days) : undefined,
      };
    }),
    /** Everything that is on record of an owner's business. */
    metrics: (owner: Id<"user">): Effect.Effect<BusinessMetrics> =>
      sql<Takings & { readonly locations: number }>`
        SELECT ${sums}, count(DISTINCT l.location_id)::int AS locations
        FROM businesses b LEFT JOIN business_locations l USING (business_id)
          LEFT JOIN business_days d USING (location_id)
        WHERE b.user_id = ${keyOf(owner)}`.pipe(
        firstBy((row = { ...NOTHING, locations: 0 }) => ({ ...row, revenue: row.revenue / CENTS })),
      ),
  };
};
