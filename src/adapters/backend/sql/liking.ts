import type { Effect } from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Id } from "../../../domain/id.ts";
import { type Liking, LIKING_DAYS } from "../../../domain/liking.ts";
import { sinceDay } from "./instants.ts";
import { firstBy } from "./reads.ts";
import { keyOf } from "./rows.ts";

/**
 * How a kitchen is liked: its score now, less what the log says that votes have changed since the end of each day. Votes
 * that went with whoever cast them are noted nowhere, so theirs count at no time.
 */
export const likingOf = (sql: SqlClient, kitchen: Id<"kitchen">): Effect<Liking | undefined> => {
  const worth = (side: "before" | "after") => sql`
    CASE change ->> ${side} WHEN 'true' THEN 1 WHEN 'false' THEN -1 ELSE 0 END`;
  // A vote that was turned does not say whose it is: most often theirs who turned it.
  const voter = sql`coalesce((
    SELECT coalesce(said ->> 'after', said ->> 'before')::bigint
    FROM jsonb_array_elements(changes) AS said WHERE said ->> 'field' = 'user'), person_id)`;
  return sql<Liking>`
    WITH votes AS (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, sum(${worth("after")} - ${worth("before")}) AS more
      FROM activity, jsonb_array_elements(changes) AS change
      WHERE records @> ARRAY[${`vote:${kitchen}`}::text] AND change ->> 'field' = 'positive'
        AND EXISTS (SELECT 1 FROM users WHERE user_id = ${voter})
        AND ${sinceDay(sql, sql`current_date - ${LIKING_DAYS - 1}::int`)}
      GROUP BY 1
    )
    SELECT
      (SELECT count(*)::int FROM favorites f WHERE f.kitchen_id = k.kitchen_id) AS favorites,
      (
        SELECT json_agg(json_build_object(
          'date', to_char(d.day, 'YYYY-MM-DD'),
          'score', k.positivo - k.negativo - coalesce((SELECT sum(more) FROM votes v WHERE v.day > d.day), 0)
        ) ORDER BY d.day)
        FROM (SELECT current_date - ago AS day FROM generate_series(0, ${LIKING_DAYS}::int) AS ago) AS d
      ) AS days
    FROM kitchens k WHERE k.kitchen_id = ${keyOf(kitchen)}`.pipe(firstBy((row) => row));
};
