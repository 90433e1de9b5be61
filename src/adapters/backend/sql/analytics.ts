import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { MAX_ACTIVITY_DAYS, type UserActivity } from "../../../domain/analytics.ts";
import { Analytics } from "../../../domain/ports/analytics.ts";
import { readable } from "../../../domain/records.ts";
import { Forbidden, NotFound, Refused } from "../../../domain/remote-failure.ts";
import { takings } from "./business-days.ts";
import { sinceDay, throughDay } from "./instants.ts";
import { kitchensTable } from "./kitchens.ts";
import { References } from "./references.ts";
import { firstBy, firstOr, recordsBy } from "./reads.ts";
import { keyOf } from "./rows.ts";
import { tribesTable } from "./tribes.ts";

const DAYS_REFUSED = `Activity is there for 1 to ${MAX_ACTIVITY_DAYS} days`;

export const analyticsSql = Layer.effect(
  Analytics,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const named = yield* References;
    const { during } = takings(sql);
    const kitchens = kitchensTable(sql, named);
    const tribes = tribesTable(sql, named);
    const onDay = sql.and([sinceDay(sql, sql`day`), throughDay(sql, sql`day`)]);
    return Analytics.of({
      total: (name) =>
        sql<{ total: number }>`
          SELECT sum(held)::int AS total FROM list_blocks, unnest(counts) AS held
          WHERE list = ${name} AND sort = ''`.pipe(firstBy((row) => ({ name, total: row?.total ?? 0 }))),
      userActivity: (days) =>
        days >= 1 && days <= MAX_ACTIVITY_DAYS
          ? sql<UserActivity>`
              SELECT to_char(day, 'YYYY-MM-DD') AS date,
                (SELECT count(*)::int FROM users WHERE ${onDay}) AS joined,
                (
                  SELECT count(DISTINCT user_id)::int
                  FROM (
                    SELECT user_id, created_at FROM comments
                    UNION ALL SELECT source_user_id, created_at FROM dates
                  ) AS acts
                  WHERE ${onDay}
                ) AS active
              FROM (SELECT current_date - ago AS day FROM generate_series(0, ${days - 1}::int) AS ago) AS days
              ORDER BY day`.pipe(Effect.orDie, Effect.map(readable))
          : Effect.fail(Refused(DAYS_REFUSED)),
      // The "C" collation orders as the domain does, by code and not by a locale.
      popularKitchens: (limit) =>
        sql`
          ${kitchens.select}
          ORDER BY k.positivo - k.negativo DESC, k.nombre COLLATE "C", k.kitchen_id::text COLLATE "C"
          LIMIT ${limit}`.pipe(recordsBy(kitchens.itemOf)),
      activeTribes: (limit) =>
        sql`
          ${tribes.select}
          ORDER BY t.comment_count DESC, t.member_count DESC, t.tribe_id
          LIMIT ${limit}`.pipe(recordsBy(tribes.itemOf)),
      ofCustomer: Effect.fnUntraced(function* (customer, period) {
        const own = sql`b.user_id = ${keyOf(customer)}`;
        yield* sql`SELECT 1 FROM businesses b WHERE ${own}`.pipe(firstOr(NotFound("Business not found")));
        return yield* during(own, period);
      }),
      ofLocation: Effect.fnUntraced(function* (customer, location, period, detail) {
        const own = sql`b.user_id = ${keyOf(customer)} AND l.location_id = ${keyOf(location)}`;
        yield* sql`
          SELECT 1 FROM businesses b JOIN business_locations l USING (business_id) WHERE ${own}`.pipe(
          firstOr(Forbidden),
        );
        return yield* during(own, period, detail);
      }),
    });
  }),
);
