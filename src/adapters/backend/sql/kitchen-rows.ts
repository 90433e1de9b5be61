import type { SqlClient } from "effect/sql/SqlClient";
import { Kitchen, NewKitchen } from "../../../domain/kitchen.ts";
import type { Table } from "./collection.ts";
import { reading, writing } from "./entity-rows.ts";
import { namedTribe, namedUser } from "./references.ts";

const CHEF = { "userChef.userId": "chef_user_id" };

export const kitchensTable = (sql: SqlClient): Table<Kitchen> => {
  const { columns, itemOf } = reading(sql, "k", Kitchen, {
    ...CHEF,
    ...namedUser("userChef", "k.chef_user_id"),
    ...namedTribe("tribe", "k.tribe_id"),
  });
  return {
    select: sql`SELECT ${columns} FROM kitchens k`,
    table: "kitchens",
    key: "k.kitchen_id",
    keyColumn: "kitchen_id",
    itemOf,
    missing: "Kitchen not found",
  };
};

export const kitchenColumns = writing(NewKitchen, CHEF);
