import type { SqlClient } from "effect/sql/SqlClient";
import type { Kitchen } from "../../../domain/kitchen.ts";
import type { Table } from "./collection.ts";
import { idOf } from "./rows.ts";

interface KitchenRow {
  readonly kitchen_id: string;
  readonly nombre: string;
  readonly logo: string | null;
  readonly banned: boolean;
  readonly positivo: number;
  readonly negativo: number;
  readonly chef_user_id: string | null;
  readonly chef_nombre: string | null;
  readonly tribe_id: string | null;
}

const kitchenOf = (row: KitchenRow): Kitchen => ({
  kitchenId: idOf<"kitchen">(row.kitchen_id),
  nombre: row.nombre,
  logo: row.logo ?? undefined,
  banned: row.banned,
  positivo: row.positivo,
  negativo: row.negativo,
  userChef:
    row.chef_user_id === null
      ? undefined
      : { userId: idOf<"user">(row.chef_user_id), profile: { nombre: row.chef_nombre ?? "" } },
  tribe: row.tribe_id === null ? undefined : { tribeId: idOf<"tribe">(row.tribe_id) },
});

/** How kitchens lie in the database. */
export const kitchensTable = (sql: SqlClient): Table<KitchenRow, Kitchen> => ({
  select: sql`
    SELECT k.kitchen_id::text, k.nombre, k.logo, k.banned, k.positivo, k.negativo,
      k.chef_user_id::text, chef.nombre AS chef_nombre, k.tribe_id::text
    FROM kitchens k LEFT JOIN users chef ON chef.user_id = k.chef_user_id`,
  table: "kitchens",
  key: "k.kitchen_id",
  keyColumn: "kitchen_id",
  itemOf: kitchenOf,
  missing: "Kitchen not found",
});
