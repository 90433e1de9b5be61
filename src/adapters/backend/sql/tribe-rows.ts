import type { SqlClient } from "effect/sql/SqlClient";
import { folded, searchedTexts } from "../../../domain/matching.ts";
import type { NewTribe, Tribe } from "../../../domain/tribe.ts";
import type { Table } from "./collection.ts";
import { idOf } from "./rows.ts";

/** A tribe as the database gives it. */
export interface TribeRow {
  readonly tribe_id: string;
  readonly name: string;
  readonly description: string;
}

const tribeOf = ({ tribe_id, name, description }: TribeRow): Tribe => ({
  tribeId: idOf<"tribe">(tribe_id),
  name,
  description,
});

/** How tribes lie in the database. */
export const tribesTable = (sql: SqlClient): Table<TribeRow, Tribe> => ({
  select: sql`SELECT t.tribe_id::text, t.name, t.description FROM tribes t`,
  table: "tribes",
  key: "t.tribe_id",
  keyColumn: "tribe_id",
  itemOf: tribeOf,
  missing: "Tribe not found",
});

/** A tribe as the database takes it, with what it is found by (§7, Search). */
export const tribeColumns = ({ name, description }: NewTribe) => ({
  name,
  description,
  search_text: folded(searchedTexts.tribe({ name, description }).join("\n")),
});
