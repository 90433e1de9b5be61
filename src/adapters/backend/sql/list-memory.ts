import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";

/** How many questions are remembered for a list. */
const CAPACITY = 200;

/**
 * What is remembered of a list for as long as its version is the same: the database changes it with whatever a search or a
 * filter looks at, in the same transaction. It is read before asking, so that an answer is never newer than it says.
 */
export const listMemory = <A>(sql: SqlClient, table: string) => {
  const known = new Map<string, { readonly version: string; readonly answer: A }>();
  return Effect.fnUntraced(function* (question: string, ask: Effect.Effect<A, SqlError>) {
    const [list] = yield* sql<{ version: string }>`SELECT version::text FROM lists WHERE list = ${table}`;
    const version = list?.version ?? "";
    const kept = known.get(question);
    if (kept?.version === version) return kept.answer;
    const answer = yield* ask;
    known.delete(question);
    known.set(question, { version, answer });
    const [oldest] = known.keys();
    if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
    return answer;
  });
};
