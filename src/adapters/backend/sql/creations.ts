import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Creations } from "../policy/creations.ts";
import { idOf, keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";

/** `Creations` over SQL. Of two at once, the later one waits until the other is done. */
export const creationsSql = Layer.effect(
  Creations,
  Effect.map(SqlClient, (sql) =>
    Creations.of({
      once: ({ by, kind, key }, making) => {
        const which = sql`user_id = ${keyOf(by)} AND kind = ${kind} AND attempt = ${key}`;
        const made = Effect.tap(
          making.make,
          (record) => sql`UPDATE creations SET record_id = ${keyOf(making.idOf(record))} WHERE ${which}`,
        );
        return Effect.gen(function* () {
          yield* sql`
            INSERT INTO creations ${sql.insert({ user_id: keyOf(by), kind, attempt: key })} ON CONFLICT DO NOTHING`;
          const [row] = yield* sql<{ id: string | null }>`
            SELECT record_id::text AS id FROM creations WHERE ${which}`;
          const kept = row?.id ?? undefined;
          return kept === undefined
            ? yield* made
            : yield* Effect.catchTag(making.byId(idOf(kept)), "NotFound", () => made);
        }).pipe(inTransaction(sql));
      },
    }),
  ),
);
