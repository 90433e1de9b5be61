import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import { tables, writtenColumns } from "./tables.ts";

/** Where lists are counted: cut from the records, in the order of the letters of their database. */
export const BLOCKS = "list_blocks";

const FIRST = "kitchen-console backup 1";
export const FORMAT = "kitchen-console backup 2";
export const Format = Schema.Literals([FIRST, FORMAT]);

/** How many rows a table has, and what they add up to in whatever order they are. */
const added = Effect.fnUntraced(function* (table: string, row: Fragment) {
  const sql = yield* SqlClient;
  const [sum] = yield* sql<{ rows: number; checksum: string }>`
    SELECT count(*)::float8 AS rows,
      coalesce(sum(('x' || left(md5((${row})::text), 16))::bit(64)::bigint::numeric), 0)::text AS checksum
    FROM ${sql(table)} t`;
  return { name: table, rows: sum?.rows ?? 0, checksum: sum?.checksum ?? "" };
});

/**
 * What the tables add up to that a backup holds. What follows from the rest is not in it, as its letters may be others
 * elsewhere; the first backups had it.
 */
export const sums = Effect.fnUntraced(function* (format: (typeof Format)["Type"]) {
  const sql = yield* SqlClient;
  const names = yield* tables;
  if (format === FIRST) return yield* Effect.forEach(names, (name) => added(name, sql`t`));
  return yield* Effect.forEach(
    names.filter((name) => name !== BLOCKS),
    (name) => Effect.flatMap(writtenColumns(name), (columns) => added(name, sql`ROW(${columns})`)),
  );
});
