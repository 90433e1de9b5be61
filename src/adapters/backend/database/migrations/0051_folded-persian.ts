import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

const SEARCHED = ["users", "tribes", "kitchens", "comments"];

/** Persian's own letters, and those of Arabic that they are folded to. */
const [OWN, FOLDED] = ["\u06a9\u06cc", "\u0643\u064a"];

/** Persian is found however it is typed, also what was kept before. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  for (const table of SEARCHED)
    yield* sql`
      UPDATE ${sql(table)} SET search_text = translate(search_text, ${OWN}, ${FOLDED})
      WHERE search_text ~ ${`[${OWN}]`}`;
  // Of a table whose records are still to be counted no later migration could change anything.
  yield* sql`SET CONSTRAINTS ALL IMMEDIATE`;
  yield* sql`SET CONSTRAINTS ALL DEFERRED`;
});
