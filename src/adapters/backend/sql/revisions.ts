import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import { Stale, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Revised } from "../../../domain/revision.ts";
import { isMatched, tagOf } from "../entity-tags.ts";
import type { ReadTable } from "./listing.ts";
import { keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";

/**
 * Which state a record is in: a digest of what may be written of it, so that votes and pictures are no other state, and
 * what was changed back is the same.
 */
export const revisionsSql = <A extends Revised, Id extends string>(
  sql: SqlClient,
  { table, keyColumn }: Pick<ReadTable<A>, "table" | "keyColumn">,
  byId: (id: Id) => Effect.Effect<A, RemoteFailure>,
  written: (record: A) => unknown,
) => {
  const revisionOf = (record: A): string => tagOf(JSON.stringify(written(record)));
  const onlyOnto = Effect.fnUntraced(function* (id: Id, { revision }: Revised) {
    if (revision === undefined) return;
    yield* sql`SELECT 1 FROM ${sql(table)} WHERE ${sql(keyColumn)} = ${keyOf(id)} FOR UPDATE`.pipe(
      Effect.orDie,
    );
    const record = yield* byId(id).pipe(Effect.catchTag("NotFound", () => Effect.fail(Stale)));
    if (!isMatched(revision, revisionOf(record))) yield* Effect.fail(Stale);
  });
  return {
    byId: (id: Id) => Effect.map(byId(id), (record) => ({ ...record, revision: revisionOf(record) })),
    /** Lets a write through onto the state that it says, in its transaction, and holds the row until that ends. */
    onlyOnto,
    /** A removal of what is in the state that it says. */
    removing: (remove: (id: Id) => Effect.Effect<void, RemoteFailure>) => (id: Id, revision?: string) =>
      byId(id).pipe(
        Effect.andThen(onlyOnto(id, { revision })),
        Effect.andThen(remove(id)),
        inTransaction(sql),
      ),
  };
};
