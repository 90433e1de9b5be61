import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { StoredImages } from "../policy/stored-images.ts";
import { firstBy } from "./reads.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

interface ImageRow {
  readonly content_type: string;
  readonly bytes: Uint8Array;
}

export const storedImagesSql = Layer.effect(
  StoredImages,
  Effect.map(SqlClient, (sql) =>
    StoredImages.of({
      byName: (name, size) =>
        UUID.test(name)
          ? sql<ImageRow>`
              SELECT content_type, ${size === "small" ? sql`coalesce(small, bytes)` : sql`bytes`} AS bytes
              FROM stored_images WHERE image_id = ${name}::uuid`.pipe(
              firstBy((row) => row && { contentType: row.content_type, bytes: new Uint8Array(row.bytes) }),
            )
          : Effect.undefined,
    }),
  ),
);
