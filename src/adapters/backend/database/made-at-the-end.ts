import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

interface Defined {
  readonly name: string;
  readonly definition: string;
}

/**
 * Does without indexes and references while many records come, in whatever order: over all of them they are made and
 * checked faster than one by one.
 */
export const madeAtTheEnd = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  const sql = yield* SqlClient;
  const constraints = yield* sql<Defined & { readonly owner: string }>`
    SELECT conname AS name, conrelid::regclass::text AS owner, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace
      AND (contype = 'f' OR contype = 'p' AND conrelid = to_regclass('kitchen_votes'))
    ORDER BY contype DESC, oid`;
  const indexes = yield* sql<Defined>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = current_schema()::regnamespace AND NOT indisunique`;
  for (const { name, owner } of constraints)
    yield* sql`ALTER TABLE ${sql(owner)} DROP CONSTRAINT ${sql(name)}`;
  for (const { name } of indexes) yield* sql`DROP INDEX ${sql(name)}`;
  const done = yield* work;
  for (const { definition } of indexes) yield* sql.unsafe(definition);
  for (const { name, owner, definition } of constraints)
    yield* sql`ALTER TABLE ${sql(owner)} ADD CONSTRAINT ${sql(name)} ${sql.literal(definition)}`;
  return done;
});
