/** When a record was made, as the backend sends times: ISO 8601 in UTC, to the millisecond. */
export const CREATION_DATE = `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
