import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { TribeImages } from "../../../domain/ports/tribe-images.ts";
import { Tribes } from "../../../domain/ports/tribes.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { NewTribeImage, TribeImage } from "../../../domain/tribe.ts";
import { collectionSql, tableOf } from "./collection.ts";
import { writing } from "./entity-rows.ts";
import { keyOf } from "./rows.ts";
import { savingSql } from "./saving.ts";
import { tribesSql } from "./tribes.ts";

const columnsOf = writing(NewTribeImage);

export const tribeImagesSql = Layer.effect(
  TribeImages,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const tribes = yield* Tribes;
    const table = {
      ...tableOf(sql, "tribe_images", "i.tribe_image_id", TribeImage),
      missing: "Tribe image not found",
    };
    const images = collectionSql(sql, table);
    const saving = savingSql(sql, { ...table, dangling: Refused("There is no such tribe") });
    return TribeImages.of({
      ofTribe: (id) => Effect.andThen(tribes.byId(id), images.where(sql`i.tribe_id = ${keyOf(id)}`)),
      create: (image) => columnsOf(image).pipe(Effect.flatMap(saving.insert), Effect.flatMap(images.byId)),
      remove: images.remove,
    });
  }),
).pipe(Layer.provide(tribesSql));
