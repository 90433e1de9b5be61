import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** The bytes of a picture are deleted with its record, also when a deleted user takes that along. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE FUNCTION delete_stored_image() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM stored_images WHERE image_id = OLD.image_id;
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE TRIGGER profile_images_bytes AFTER DELETE ON profile_images
    FOR EACH ROW EXECUTE FUNCTION delete_stored_image()`;
  yield* sql`CREATE INDEX profile_images_image ON profile_images (image_id)`;
});
