import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { noted } from "../record-table.ts";

const NOTED = [
  "users",
  "kitchens",
  "tribes",
  "tribe_members",
  "tribe_images",
  "locations",
  "kitchen_votes",
  "favorites",
  "blocks",
  "comments",
  "dates",
  "reports",
  "notifications",
  "profile_images",
  "businesses",
  "google_connections",
  "subscriptions",
];

/**
 * Who changed what. The transaction of a change names the table that it is about (`console.noting`), and the first of
 * that table's rows to change is there for it to note (`console.noted`), as it was and as it is; what goes along in other
 * tables is not. Nobody edits or deletes an entry.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE TABLE activity (
      activity_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      operation text NOT NULL,
      kind text NOT NULL,
      record_id text NOT NULL,
      name text,
      records text[] NOT NULL,
      person_id bigint,
      changes jsonb NOT NULL,
      reason text,
      request text,
      created_at timestamptz NOT NULL DEFAULT now()
    )`;
  yield* sql`CREATE INDEX activity_records ON activity USING gin (records)`;
  yield* sql`CREATE INDEX activity_person ON activity (person_id, activity_id)`;
  yield* sql`CREATE INDEX activity_kind ON activity (kind, activity_id)`;
  yield* sql`CREATE INDEX activity_made ON activity (created_at)`;
  yield* sql`
    CREATE FUNCTION keep_activity() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'activity is added to and never changed';
    END $$`;
  yield* sql`
    CREATE TRIGGER activity_kept BEFORE UPDATE OR DELETE ON activity
    FOR EACH STATEMENT EXECUTE FUNCTION keep_activity()`;
  yield* sql`
    CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF coalesce(current_setting('console.noted', true), '') = '' THEN
        PERFORM set_config('console.noted',
          jsonb_build_object('before', to_jsonb(OLD), 'after', to_jsonb(NEW))::text, true);
      END IF;
      RETURN NULL;
    END $$`;
  for (const table of NOTED) yield* noted(table);
});
