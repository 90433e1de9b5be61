import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** Since when kitchens and tribes are there. Of what was there before the log says it, or nobody noted it. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  for (const [table, id] of [
    ["kitchens", "kitchen_id"],
    ["tribes", "tribe_id"],
  ] as const) {
    yield* sql`ALTER TABLE ${sql(table)} ADD COLUMN created_at timestamptz`;
    yield* sql`ALTER TABLE ${sql(table)} ALTER COLUMN created_at SET DEFAULT now()`;
    yield* sql`
      UPDATE ${sql(table)} r SET created_at = log.created_at FROM activity log
      WHERE log.operation = ${`${table}.create`} AND log.record_id = r.${sql(id)}::text`;
  }
});
