import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";

// Days and times are those of UTC (D42).

const inUtc = (column: string, time: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"${time}"Z"')`;

/** An instant as the backend sends it: ISO 8601 in UTC, to the second. */
export const isoTime = (column: string): string => inUtc(column, "HH24:MI:SS");

/** When a record was made, the same to the millisecond. */
export const CREATION_DATE = inUtc("created_at", "HH24:MI:SS.MS");

/** What was made on a day or later. */
export const sinceDay = (sql: SqlClient, day: Fragment): Fragment =>
  sql`created_at >= (${day})::timestamp AT TIME ZONE 'UTC'`;

/** What was made on a day or earlier. */
export const throughDay = (sql: SqlClient, day: Fragment): Fragment =>
  sql`created_at < (${day} + 1)::timestamp AT TIME ZONE 'UTC'`;
