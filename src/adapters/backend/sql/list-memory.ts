import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";

/** How many questions are remembered for a list. */
const CAPACITY = 200;

/** A list's version, and that of one of its orders too. */
interface Versions {
  readonly version: string;
  readonly ordered: string;
}

export const versionsOf = (sql: SqlClient, table: string, sort: string) => sql<Versions>`
  SELECT lists.version::text, lists.version || '.' || list_orders.version AS ordered
  FROM lists JOIN list_orders USING (list) WHERE list = ${table} AND sort = ${sort}`;

/**
 * The database changes a list's version with whatever a search or a filter looks at, an order's with what is sorted by, in
 * the same transaction. They are read before asking, so that an answer is never newer than it says.
 */
export const listVersions = (sql: SqlClient, table: string, sort: string) =>
  Effect.map(
    versionsOf(sql, table, sort),
    ([versions]): Versions => versions ?? { version: "", ordered: "" },
  );

export interface Remembered<A> {
  readonly version: string;
  readonly answer: A;
}

/** What is remembered of a list for as long as the version is the same. */
export const listMemory = <A>() => {
  const known = new Map<string, Remembered<A>>();
  const remembered = Effect.fnUntraced(function* (
    version: string,
    question: string,
    ask: Effect.Effect<A, SqlError>,
  ) {
    const kept = known.get(question);
    if (kept?.version === version) return kept.answer;
    const answer = yield* ask;
    known.delete(question);
    known.set(question, { version, answer });
    const [oldest] = known.keys();
    if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
    return answer;
  });
  /** The latest answer, of whichever version. */
  const latest = (question: string): Remembered<A> | undefined => known.get(question);
  return { remembered, latest };
};
