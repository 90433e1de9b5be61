import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { DateRequest, NewDateRequest } from "../../../domain/date-request.ts";
import type { DateRequestId } from "../../../domain/id.ts";
import { Dates } from "../../../domain/ports/dates.ts";
import { readable } from "../../../domain/records.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { contributionsSql, keyIn, kitchenRefOf, userRefOf } from "./contributions.ts";
import { creationDate } from "./instants.ts";
import { idOf, keyOf } from "./rows.ts";

interface DatesRow {
  readonly dates_id: string;
  readonly source_user_id: string;
  readonly target_user_id: string;
  readonly kitchen_id: string | null;
  readonly creation_date: string;
}

const datesOf = (row: DatesRow): DateRequest => ({
  datesId: idOf<"date request">(row.dates_id),
  sourceProfileId: userRefOf(row.source_user_id),
  targetProfileId: userRefOf(row.target_user_id),
  kitchen: kitchenRefOf(row.kitchen_id),
  creationDate: row.creation_date,
});

const contentIn = ({ targetProfileId, kitchen }: NewDateRequest) =>
  Effect.succeed({ target_user_id: keyOf(targetProfileId.userId), kitchen_id: keyIn(kitchen?.kitchenId) });

/** `Dates` over SQL. Days are those of UTC, as the times that the backend sends are (D42). */
export const datesSql = Layer.effect(
  Dates,
  Effect.map(SqlClient, (sql) => {
    const dates = contributionsSql<DatesRow, DateRequest, DateRequestId, NewDateRequest>(sql, {
      table: "dates",
      keyColumn: "dates_id",
      ownerColumn: "source_user_id",
      columns: sql`
        dates_id::text, source_user_id::text, target_user_id::text, kitchen_id::text, ${creationDate(sql)}`,
      itemOf: datesOf,
      keyIn: ({ datesId }) => datesId,
      ownerIn: ({ sourceProfileId }) => sourceProfileId.userId,
      contentIn,
      onConflict: sql``,
      missing: "Date not found",
    });
    return Dates.of({
      ...dates,
      ofUser: (id) =>
        Effect.map(
          dates.where(sql`(source_user_id = ${keyOf(id)} OR target_user_id = ${keyOf(id)})`),
          readable,
        ),
      range: (start, end) =>
        start > end
          ? Effect.fail(Refused("The range ends before it starts"))
          : Effect.map(
              dates.where(sql`
                created_at >= ${start}::date::timestamp AT TIME ZONE 'UTC'
                AND created_at < (${end}::date + 1)::timestamp AT TIME ZONE 'UTC'`),
              readable,
            ),
    });
  }),
);
