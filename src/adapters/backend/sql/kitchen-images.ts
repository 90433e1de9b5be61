import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { KitchenImage, logoOf } from "../../../domain/kitchen.ts";
import { KitchenImages } from "../../../domain/ports/kitchen-images.ts";
import { readable } from "../../../domain/records.ts";
import { collectionSql } from "./collection.ts";
import { reading } from "./entity-rows.ts";
import { kitchensTable } from "./kitchens.ts";
import { References } from "./references.ts";
import { keyOf } from "./rows.ts";

export const kitchenImagesSql = Layer.effect(
  KitchenImages,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const { byId } = collectionSql(sql, kitchensTable(sql, yield* References));
    const { columns, itemOf } = reading(sql, "i", KitchenImage);
    return KitchenImages.of({
      of: Effect.fnUntraced(function* (kitchenId) {
        const kitchen = yield* byId(kitchenId);
        const rows = yield* sql`
          SELECT ${columns} FROM kitchen_images i
          WHERE i.kitchen_id = ${keyOf(kitchenId)} ORDER BY i.kitchen_image_id`.pipe(Effect.orDie);
        return readable(rows.length === 0 ? logoOf(kitchen) : rows.map(itemOf));
      }),
    });
  }),
);
