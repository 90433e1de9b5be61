import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

const YEAR_MS = 365 * 86_400_000;

/** How much of a year the first are there: longer than anything that is told to everybody. */
const FIRST = 0.99;

const now = Effect.flatMap(SqlClient, (sql) =>
  Effect.map(
    sql<{ now: number }>`SELECT (extract(epoch FROM now()) * 1000)::float8 AS now`,
    ([row]) => row?.now ?? 0,
  ),
);

/** When each of so many came: one after the other all through the last year, as keys are given, and more of late. */
export const overTheYear = (count: number) =>
  Effect.map(
    now,
    (until) =>
      (place: number): Date =>
        new Date(until - YEAR_MS * FIRST * (1 - place / count) ** 1.2),
  );
