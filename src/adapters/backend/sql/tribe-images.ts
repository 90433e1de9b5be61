import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { isImageUrl } from "../../../domain/image-url.ts";
import { TribeImages } from "../../../domain/ports/tribe-images.ts";
import { Tribes } from "../../../domain/ports/tribes.ts";
import { readable } from "../../../domain/records.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import type { TribeImage } from "../../../domain/tribe.ts";
import { collectionSql } from "./collection.ts";
import { idOf, keyOf } from "./rows.ts";
import { savingSql } from "./saving.ts";
import { storable } from "./storable.ts";
import { tribesSql } from "./tribes.ts";

interface ImageRow {
  readonly tribe_image_id: string;
  readonly tribe_id: string;
  readonly image_url: string;
  readonly description: string;
}

const imageOf = ({ tribe_image_id, tribe_id, image_url, description }: ImageRow): TribeImage => ({
  tribeImageId: idOf<"tribe image">(tribe_image_id),
  tribe: { tribeId: idOf<"tribe">(tribe_id) },
  imageUrl: image_url,
  description,
});

/** `TribeImages` over SQL. */
export const tribeImagesSql = Layer.effect(
  TribeImages,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const tribes = yield* Tribes;
    const stored = { table: "tribe_images", keyColumn: "tribe_image_id", missing: "Tribe image not found" };
    const images = collectionSql(sql, {
      ...stored,
      select: sql`SELECT i.tribe_image_id::text, i.tribe_id::text, i.image_url, i.description FROM tribe_images i`,
      key: "i.tribe_image_id",
      itemOf: imageOf,
    });
    const saving = savingSql(sql, { ...stored, dangling: "There is no such tribe" });
    return TribeImages.of({
      ofTribe: (id) =>
        Effect.andThen(tribes.byId(id), Effect.map(images.where(sql`i.tribe_id = ${keyOf(id)}`), readable)),
      create: Effect.fnUntraced(function* ({ tribe, imageUrl, description }) {
        if (!isImageUrl(imageUrl)) return yield* Effect.fail(Refused("This is no address of an image"));
        yield* storable([imageUrl, description]);
        const key = yield* saving.insert({
          tribe_id: keyOf(tribe.tribeId),
          image_url: imageUrl,
          description,
        });
        return yield* images.byId(key);
      }),
      remove: images.remove,
    });
  }),
).pipe(Layer.provide(tribesSql));
