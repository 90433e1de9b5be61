import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Owners } from "../policy/owners.ts";
import { collectionSql } from "./collection.ts";
import { kitchensTable } from "./kitchens.ts";
import { firstBy, isAny } from "./reads.ts";
import { References } from "./references.ts";
import { idOf, keyOf } from "./rows.ts";
import { toldTo } from "./notifications.ts";

export const ownersSql = Layer.effect(
  Owners,
  Effect.zipWith(SqlClient, References, (sql, named) => {
    const kitchens = collectionSql(sql, kitchensTable(sql, named));
    return Owners.of({
      ofKitchen: (id) =>
        sql<{ chef: string }>`
          SELECT chef_user_id::text AS chef FROM kitchens
          WHERE kitchen_id = ${keyOf(id)} AND chef_user_id IS NOT NULL`.pipe(
          firstBy((row) => row && idOf<"user">(row.chef)),
        ),
      kitchensOf: (chef) => kitchens.where(sql`k.chef_user_id = ${keyOf(chef)}`),
      isTold: (id, reader) =>
        sql`
          SELECT 1 FROM notifications m
          WHERE m.notification_id = ${keyOf(id)} AND ${toldTo(sql, reader)}`.pipe(isAny),
      ofProfileImage: (id) =>
        sql<{ owner: string }>`
          SELECT user_id::text AS owner FROM profile_images WHERE profile_image_id = ${keyOf(id)}`.pipe(
          firstBy((row) => row && idOf<"user">(row.owner)),
        ),
    });
  }),
);
