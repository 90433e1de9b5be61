import * as Arr from "effect/Array";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

const BATCH = 500;

export const insertAll = Effect.fnUntraced(function* (
  table: string,
  rows: ReadonlyArray<Record<string, unknown>>,
) {
  const sql = yield* SqlClient;
  yield* Effect.forEach(
    Arr.chunksOf(rows, BATCH).filter(Arr.isReadonlyArrayNonEmpty),
    (batch) => sql`INSERT INTO ${sql(table)} ${sql.insert(batch)}`,
    { discard: true },
  );
});
