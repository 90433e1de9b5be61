import type { SqlClient } from "effect/sql/SqlClient";
import type { Tribe } from "../../../domain/tribe.ts";
import { idOf } from "./rows.ts";

/** A tribe as the database gives it. */
export interface TribeRow {
  readonly tribe_id: string;
  readonly name: string;
  readonly description: string;
}

/** The start of every query that reads tribes. */
export const tribeRows = (sql: SqlClient) =>
  sql`SELECT t.tribe_id::text, t.name, t.description FROM tribes t`;

export const tribeOf = ({ tribe_id, name, description }: TribeRow): Tribe => ({
  tribeId: idOf<"tribe">(tribe_id),
  name,
  description,
});
