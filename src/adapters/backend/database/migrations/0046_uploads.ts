import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** Where records name pictures. */
const NAMING = [
  { table: "kitchens", column: "logo" },
  { table: "kitchen_images", column: "image_url" },
  { table: "tribe_images", column: "image_url" },
  { table: "businesses", column: "picture" },
] as const;

/**
 * Pictures that were sent for records to name, by whom and when. The bytes go with their row, as those of people's
 * pictures do; with a person goes what nobody else's record names.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE TABLE uploads (
      image_id uuid PRIMARY KEY REFERENCES stored_images,
      user_id bigint REFERENCES users ON DELETE SET NULL,
      uploaded_at timestamptz NOT NULL DEFAULT now()
    )`;
  yield* sql`CREATE INDEX uploads_user ON uploads (user_id)`;
  yield* sql`
    CREATE TRIGGER uploads_bytes AFTER DELETE ON uploads
    FOR EACH ROW EXECUTE FUNCTION delete_stored_image()`;
  yield* sql`
    CREATE FUNCTION image_named_by(address text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
      SELECT substring(address FROM '/api/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid
    $$`;
  for (const { table, column } of NAMING)
    yield* sql`
      CREATE INDEX ${sql(`${table}_named`)} ON ${sql(table)} (image_named_by(${sql(column)}))
      WHERE image_named_by(${sql(column)}) IS NOT NULL`;
  yield* sql`
    CREATE FUNCTION is_named(image uuid, leaving bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT EXISTS (SELECT FROM kitchens WHERE image_named_by(logo) = image)
        OR EXISTS (SELECT FROM kitchen_images WHERE image_named_by(image_url) = image)
        OR EXISTS (SELECT FROM tribe_images WHERE image_named_by(image_url) = image)
        OR EXISTS (
          SELECT FROM businesses WHERE image_named_by(picture) = image AND user_id IS DISTINCT FROM leaving
        )
    $$`;
  yield* sql`
    CREATE FUNCTION delete_unnamed_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM uploads WHERE user_id = OLD.user_id AND NOT is_named(image_id, OLD.user_id);
      RETURN OLD;
    END $$`;
  yield* sql`
    CREATE TRIGGER users_uploads BEFORE DELETE ON users
    FOR EACH ROW EXECUTE FUNCTION delete_unnamed_uploads()`;
});
