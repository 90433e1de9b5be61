import type { SqlClient } from "effect/sql/SqlClient";

/** When a record was made, as the backend sends times: ISO 8601 in UTC, to the millisecond. */
export const creationDate = (sql: SqlClient) =>
  sql`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS creation_date`;
