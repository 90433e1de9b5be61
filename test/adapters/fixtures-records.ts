import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { seed } from "../../src/adapters/backend/sample/seed.ts";
import { filled, type Place } from "./database-image.ts";

/** How many kitchens, tribes and reports the records of a test hang on. */
export const KITCHENS = 5;
export const TRIBES = 3;
export const REPORTS = 9;

/** The moments at which dates of the fixture were asked for: days of UTC, at their first and last instants. */
export const ASKED = [
  "0001-01-01T00:00:00.000Z",
  "2024-02-28T23:59:59.999Z",
  "2024-02-29T00:00:00.000Z",
  "2024-02-29T23:59:59.999Z",
  "2024-03-01T00:00:00.000Z",
  "2024-12-31T23:59:59.999Z",
  "2025-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
] as const;

/** Kitchens 1 to 5 and tribes 1 to 3 in place of whatever was there, eight dates and nine reports. */
const records = Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`TRUNCATE kitchens, tribes, comments, favorites, blocks, dates, reports RESTART IDENTITY CASCADE`;
  yield* sql`
    INSERT INTO kitchens (nombre, search_text) SELECT 'Kitchen ' || n, 'kitchen' FROM generate_series(1, ${KITCHENS}::int) n`;
  yield* sql`
    INSERT INTO tribes (name, description, search_text)
    SELECT 'Tribe ' || n, '', 'tribe' FROM generate_series(1, ${TRIBES}::int) n`;
  for (const [index, asked] of ASKED.entries()) {
    yield* sql`
      INSERT INTO dates (source_user_id, target_user_id, kitchen_id, created_at)
      VALUES (${1 + (index % 4)}, ${1 + ((index + 1) % 4)}, ${index % 2 === 0 ? 1 : null}, ${asked}::text::timestamptz)`;
  }
  yield* sql`
    INSERT INTO reports (user_id, kitchen_id, reason, created_at)
    SELECT CASE WHEN n % 3 = 0 THEN NULL ELSE n END, CASE WHEN n % 4 = 0 THEN NULL ELSE 1 + n % 5 END, 'Reason ' || n,
      '2026-01-01T10:00:00Z'::timestamptz + n * interval '1 day'
    FROM generate_series(1, ${REPORTS}::int) n`;
});

/** A database with `users` users and what the records of a test hang on. */
export const seededWithRecords = (place: Place, users: number) =>
  filled(place, `records-${users}`, Effect.andThen(seed(users), records));
