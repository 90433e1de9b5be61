import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { type KitchenImage, logoOf } from "../../../domain/kitchen.ts";
import { KitchenImages } from "../../../domain/ports/kitchen-images.ts";
import { readable } from "../../../domain/records.ts";
import { collectionSql } from "./collection.ts";
import { kitchensTable } from "./kitchen-rows.ts";
import { idOf, keyOf } from "./rows.ts";

interface ImageRow {
  readonly kitchen_image_id: string;
  readonly kitchen_id: string;
  readonly image_url: string;
  readonly description: string;
}

const imageOf = (row: ImageRow): KitchenImage => ({
  kitchenImageId: idOf<"kitchen image">(row.kitchen_image_id),
  kitchen: { kitchenId: idOf<"kitchen">(row.kitchen_id) },
  imageUrl: row.image_url,
  description: row.description,
});

/** `KitchenImages` over SQL. */
export const kitchenImagesSql = Layer.effect(
  KitchenImages,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const { byId } = collectionSql(sql, kitchensTable(sql));
    return KitchenImages.of({
      of: Effect.fnUntraced(function* (kitchenId) {
        const kitchen = yield* byId(kitchenId);
        const rows = yield* sql<ImageRow>`
          SELECT kitchen_image_id::text, kitchen_id::text, image_url, description
          FROM kitchen_images WHERE kitchen_id = ${keyOf(kitchenId)} ORDER BY kitchen_images.kitchen_image_id`.pipe(
          Effect.orDie,
        );
        return readable(rows.length === 0 ? logoOf(kitchen) : rows.map(imageOf));
      }),
    });
  }),
);
