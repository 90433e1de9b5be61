import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { tables, writtenColumns } from "../../../src/adapters/backend/database/tables.ts";
import { CODE, RECORDS } from "./generated-values.ts";

/** All but what a limit counts, which is no record: also a refused attempt was one. */
const keptTables = Effect.map(tables, (names) => names.filter((name) => name !== "buckets"));

/** What the migrations fill. */
const GIVEN = ["roles", "plans", "lists", "list_orders"];

/** The tables of what people make. */
export const TABLES = Effect.map(keptTables, (names) => names.filter((name) => !GIVEN.includes(name)));

const made = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const numbers = sql`FROM generate_series(1, ${RECORDS}::int) n`;
  yield* sql`TRUNCATE ${sql.csv((yield* TABLES).map((name) => sql`${sql(name)}`))} RESTART IDENTITY CASCADE`;
  yield* sql`
    INSERT INTO users (identity_uid, email, nombre, role_id, search_text)
    SELECT coalesce('sample-' || r.name, 'uid-' || n), 'user' || n || '@kitchen.example', 'User ' || n,
      coalesce(r.role_id, 2), 'user ' || n
    ${numbers} LEFT JOIN (VALUES (1, 1, 'admin'), (2, 3, 'editor'), (3, 4, 'viewer'), (4, 2, 'chef'))
      AS r (user_id, role_id, name) ON r.user_id = n ORDER BY n`;
  yield* sql`INSERT INTO tribes (name, description, search_text) SELECT 'Tribe ' || n, '', 'tribe' ${numbers}`;
  yield* sql`INSERT INTO tribe_members (tribe_id, user_id) SELECT t, n ${numbers}, generate_series(1, 4) t`;
  yield* sql`INSERT INTO tribe_images (tribe_id, image_url, description) SELECT n, '/a.png', '' ${numbers}`;
  yield* sql`
    INSERT INTO kitchens (nombre, chef_user_id, tribe_id, search_text, positivo)
    SELECT 'Kitchen ' || n, n, n, 'kitchen', 4 ${numbers}`;
  yield* sql`INSERT INTO kitchen_images (kitchen_id, image_url, description) SELECT n, '/a.png', '' ${numbers}`;
  yield* sql`INSERT INTO kitchen_votes (user_id, kitchen_id, positive) SELECT u, n, true ${numbers}, generate_series(1, 4) u`;
  yield* sql`INSERT INTO comments (user_id, kitchen_id, tribe_id, text) SELECT n, n, n, 'Good' ${numbers}`;
  yield* sql`INSERT INTO favorites (user_id, kitchen_id) SELECT n, n ${numbers}`;
  yield* sql`INSERT INTO blocks (user_id, kitchen_id) SELECT n, n ${numbers}`;
  yield* sql`INSERT INTO dates (source_user_id, target_user_id, kitchen_id) SELECT n, n, n ${numbers}`;
  yield* sql`INSERT INTO reports (user_id, kitchen_id, reason) SELECT n, n, 'Closed' ${numbers}`;
  yield* sql`INSERT INTO locations (nombre, lat, lng, kitchen_id) SELECT 'Stall', n * 0.9, n * 1.8, n ${numbers}`;
  yield* sql`INSERT INTO notifications (user_id, title, message) SELECT n, 'News', '' ${numbers}`;
  yield* sql`INSERT INTO profile_images (user_id, image_url) SELECT n, '/a.png' ${numbers}`;
  yield* sql`INSERT INTO businesses (user_id, name) SELECT n, 'Business ' || n ${numbers}`;
  yield* sql`INSERT INTO business_locations (business_id, name, synced_at) SELECT 4, 'Place ' || n, now() ${numbers}`;
  yield* sql`
    INSERT INTO business_days (location_id, day, revenue_cents, customers, orders)
    SELECT n, current_date - n, n * 100, n, n ${numbers}`;
  yield* sql`INSERT INTO subscriptions (user_id, plan_id) VALUES (4, 'pro')`;
  yield* sql`
    INSERT INTO google_connections (user_id, google_email, expires_at)
    VALUES (4, 'user4@kitchen.example', now() + interval '1 hour')`;
  yield* sql`
    INSERT INTO google_states (state, user_id, expires_at, decided)
    SELECT ${CODE}::text || n, 4, 'infinity', true ${numbers}`;
  yield* sql`
    INSERT INTO google_codes (code, state, expires_at) SELECT ${CODE}::text || n, ${CODE}::text || n, 'infinity' ${numbers}`;
});

/** Keeps what the database holds; what follows from the rest is kept too, so that nothing counts again later. */
const keep = Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`CREATE SCHEMA kept`;
  for (const name of yield* keptTables)
    yield* sql`CREATE TABLE kept.${sql(name)} AS TABLE public.${sql(name)}`;
  yield* sql`CREATE TABLE kept.numbers AS SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public'`;
});

const broughtBack = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const names = yield* keptTables;
  yield* sql`SET LOCAL session_replication_role = replica`;
  yield* sql`TRUNCATE ${sql.csv(names.map((name) => sql`${sql(name)}`))}`;
  for (const name of names) {
    const columns = yield* writtenColumns(name);
    yield* sql`
      INSERT INTO ${sql(name)} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM kept.${sql(name)}`;
  }
  yield* sql`SELECT setval(('public.' || quote_ident(name))::regclass, coalesce(last, 1), last IS NOT NULL) FROM kept.numbers`;
});

/**
 * Records 1 to 100 of every kind in place of whatever there was; record n belongs to user n. Users 1 to 4 are the
 * sample accounts of the four roles, all others are chefs. All codes and all places of a business are the sample chef's,
 * whose plan includes everything; the tribes 1 to 4 have everybody, the users 1 to 4 voted on every kitchen. Making it
 * takes long, so it is kept where it was made.
 */
export const world = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const [place] = yield* sql<{ kept: boolean }>`SELECT to_regnamespace('kept') IS NOT NULL AS kept`;
  yield* sql.withTransaction(place?.kept === true ? broughtBack : Effect.andThen(made, keep));
});

/** What the database holds, in short: how many rows of each table and what they add up to. */
export const held = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const counts = (yield* TABLES).map(
    (name) => sql`
      SELECT ${name}::text AS name, count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS sum
      FROM ${sql(name)} t`,
  );
  return yield* sql<{ name: string; rows: number; sum: string }>`${sql.join(" UNION ALL ", false)(counts)}`;
});

/** The mark of the last write that was ever begun; where it is the same as before, nothing has changed. */
export const lastWrite = Effect.flatMap(SqlClient, (sql) =>
  Effect.map(
    sql<{ mark: string }>`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS mark`,
    ([row]) => row?.mark,
  ),
);
