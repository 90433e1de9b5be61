import type { Effect } from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import { isAny } from "./reads.ts";
import { keyOf } from "./rows.ts";

/**
 * Whether a record is there; if so, it stays until the transaction ends. Whoever refers to users asks for them before
 * locking anything else, in the order of their removal, so that the two never wait for each other.
 */
export const lockForShare = (sql: SqlClient, table: string, keyColumn: string, id: string): Effect<boolean> =>
  sql`SELECT 1 FROM ${sql(table)} WHERE ${sql(keyColumn)} = ${keyOf(id)} FOR SHARE`.pipe(isAny);
