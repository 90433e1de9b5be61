import * as Schema from "effect/Schema";
import type { SqlClient } from "effect/sql/SqlClient";
import { maybeUser } from "../../../domain/fields.ts";
import { Kitchen, NewKitchen } from "../../../domain/kitchen.ts";
import { type Table, tableOf } from "./collection.ts";
import { writing } from "./entity-rows.ts";
import { CREATION_DATE } from "./instants.ts";
import type { References } from "./references.ts";
import { ofFlag, ofPresence, ofReference } from "./list-filters.ts";
import type { Listed } from "./listing.ts";

/** Here, a chef is always somebody known. */
const StoredKitchen = Schema.Struct({ ...Kitchen.fields, userChef: maybeUser.read });

const CHEF = { "userChef.userId": "chef_user_id" };

export const kitchensTable = (sql: SqlClient, named: References): Table<Kitchen> & Listed => {
  return {
    ...tableOf(sql, "kitchens", "k.kitchen_id", StoredKitchen, {
      ...CHEF,
      ...named.user("userChef", "k.chef_user_id"),
      ...named.tribe("tribe", "k.tribe_id"),
      creationDate: named.optional(CREATION_DATE),
    }),
    missing: "Kitchen not found",
    cells: 16,
    filters: {
      status: (status) => ofFlag(0)(String(status === "banned")),
      chef: ofReference(sql, "chef_user_id", 1),
      tribe: ofReference(sql, "tribe_id", 2),
      pictures: ofPresence(3),
    },
    maybe: ["description", "location", "capacity", "chef", "tribe"],
    inTurn: "time",
  };
};

export const kitchenColumns = writing(NewKitchen, CHEF);
