import type { SqlClient } from "effect/sql/SqlClient";
import { Kitchen, NewKitchen } from "../../../domain/kitchen.ts";
import type { Table } from "./collection.ts";
import { reading, writing } from "./entity-rows.ts";

const ELSEWHERE = { "userChef.userId": "chef_user_id", "userChef.profile.nombre": "chef.nombre" };

export const kitchensTable = (sql: SqlClient): Table<Kitchen> => {
  const { columns, itemOf } = reading(sql, "k", Kitchen, ELSEWHERE);
  return {
    select: sql`SELECT ${columns} FROM kitchens k LEFT JOIN users chef ON chef.user_id = k.chef_user_id`,
    table: "kitchens",
    key: "k.kitchen_id",
    keyColumn: "kitchen_id",
    itemOf,
    missing: "Kitchen not found",
  };
};

export const kitchenColumns = writing(NewKitchen, ELSEWHERE);
