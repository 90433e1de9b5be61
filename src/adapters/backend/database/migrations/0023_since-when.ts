import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** Since when somebody keeps a kitchen, or does not want to see it; of what was there before, nobody noted it. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  for (const table of ["favorites", "blocks"]) {
    yield* sql`ALTER TABLE ${sql(table)} ADD COLUMN created_at timestamptz`;
    yield* sql`ALTER TABLE ${sql(table)} ALTER COLUMN created_at SET DEFAULT now()`;
  }
});
