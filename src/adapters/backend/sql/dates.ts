import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { DateRequest, NewDateRequest } from "../../../domain/date-request.ts";
import { Dates } from "../../../domain/ports/dates.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { contributionsSql } from "./contributions.ts";
import { atKitchen } from "./list-filters.ts";
import { CREATION_DATE, sinceDay, throughDay } from "./instants.ts";
import { References } from "./references.ts";
import { keyOf } from "./rows.ts";

/** So many dates a range gives at most, the earliest of them: about half a megabyte. A page gives any of them (D58). */
const RANGE_LIMIT = 1_000;

/** `Dates` over SQL. Days are those of UTC, as the times that the backend sends are. */
export const datesSql = Layer.effect(
  Dates,
  Effect.zipWith(SqlClient, References, (sql, named) => {
    const dates = contributionsSql(sql, {
      table: "dates",
      keyColumn: "dates_id",
      ownerColumn: "source_user_id",
      filters: atKitchen(sql, ["source_user_id", "target_user_id"]),
      entity: DateRequest,
      draft: NewDateRequest,
      elsewhere: {
        "sourceProfileId.userId": "source_user_id",
        "targetProfileId.userId": "target_user_id",
        creationDate: CREATION_DATE,
        ...named.user("sourceProfileId", "dates.source_user_id"),
        ...named.user("targetProfileId", "dates.target_user_id"),
        ...named.kitchen("kitchen", "dates.kitchen_id"),
      },
      keyIn: ({ datesId }) => datesId,
      onConflict: sql``,
      missing: "Date not found",
    });
    return Dates.of({
      ...dates,
      ofUser: (id) => dates.where(sql`(source_user_id = ${keyOf(id)} OR target_user_id = ${keyOf(id)})`),
      range: (start, end) =>
        start > end
          ? Effect.fail(Refused("The range ends before it starts"))
          : dates.where(sql`dates.dates_id = ANY (ARRAY (
                SELECT dates_id FROM dates
                WHERE ${sinceDay(sql, sql`${start}::date`)} AND ${throughDay(sql, sql`${end}::date`)}
                ORDER BY created_at, dates_id LIMIT ${RANGE_LIMIT}))`),
    });
  }),
);
