import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Chefs } from "../policy/chefs.ts";
import { collectionSql } from "./collection.ts";
import { kitchensTable } from "./kitchen-rows.ts";
import { firstBy } from "./reads.ts";
import { References } from "./references.ts";
import { idOf, keyOf } from "./rows.ts";

export const chefsSql = Layer.effect(
  Chefs,
  Effect.zipWith(SqlClient, References, (sql, named) => {
    const kitchens = collectionSql(sql, kitchensTable(sql, named));
    return Chefs.of({
      ofKitchen: (id) =>
        sql<{ chef: string }>`
          SELECT chef_user_id::text AS chef FROM kitchens
          WHERE kitchen_id = ${keyOf(id)} AND chef_user_id IS NOT NULL`.pipe(
          firstBy((row) => row && idOf<"user">(row.chef)),
        ),
      kitchensOf: (chef) => kitchens.where(sql`k.chef_user_id = ${keyOf(chef)}`),
    });
  }),
);
