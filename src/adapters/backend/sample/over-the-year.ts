import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

const YEAR_MS = 365 * 86_400_000;

/** How much of a year the first are there: longer than anything that is told to everybody. */
const FIRST = 0.99;

/** When each of so many came: one after the other all through the last year, as keys are given, and more of late. */
export const overTheYear = Effect.fnUntraced(function* (count: number) {
  const sql = yield* SqlClient;
  const [row] = yield* sql<{ now: number }>`SELECT (extract(epoch FROM now()) * 1000)::float8 AS now`;
  const now = row?.now ?? 0;
  return (place: number): Date => new Date(now - YEAR_MS * FIRST * (1 - place / count) ** 1.2);
});
