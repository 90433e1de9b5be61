import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";

/** How many questions are remembered for a list. */
const CAPACITY = 500;

/**
 * Counts of a list that are kept for as long as its version is the same: the database changes it with whatever a search or
 * a filter looks at, in the same transaction. It is read before counting, so that a count is never newer than it says.
 */
export const listCounts = (sql: SqlClient, table: string) => {
  const known = new Map<string, { readonly version: string; readonly total: number }>();
  return Effect.fnUntraced(function* (question: string, count: Effect.Effect<number, SqlError>) {
    const [list] = yield* sql<{ version: string }>`SELECT version::text FROM lists WHERE list = ${table}`;
    const version = list?.version ?? "";
    const kept = known.get(question);
    if (kept?.version === version) return kept.total;
    const total = yield* count;
    known.delete(question);
    known.set(question, { version, total });
    const [oldest] = known.keys();
    if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
    return total;
  });
};
