import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import { folded, searchedTexts } from "../../../domain/matching.ts";
import { NewTribe, Tribe } from "../../../domain/tribe.ts";
import type { Table } from "./collection.ts";
import { reading, writing } from "./entity-rows.ts";

/** How tribes lie in the database. */
export const tribesTable = (sql: SqlClient): Table<Tribe> => {
  const { columns, itemOf } = reading(sql, "t", Tribe);
  return {
    select: sql`SELECT ${columns} FROM tribes t`,
    table: "tribes",
    key: "t.tribe_id",
    keyColumn: "tribe_id",
    itemOf,
    missing: "Tribe not found",
  };
};

/** What a tribe is found by. */
export const tribeSearchText = (tribe: NewTribe): string => folded(searchedTexts.tribe(tribe).join("\n"));

const columnsOf = writing(NewTribe);

/** A tribe as the database takes it: its name without the space around it. */
export const tribeColumns = (sent: NewTribe) => {
  const tribe = { ...sent, name: sent.name.trim() };
  return Effect.map(columnsOf(tribe), (row) => ({ ...row, search_text: tribeSearchText(tribe) }));
};
