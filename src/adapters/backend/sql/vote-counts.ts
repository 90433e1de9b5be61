import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { keyOf } from "./rows.ts";

/** Counts the votes of kitchens anew. Whoever calls this holds their rows, so no other count comes in between. */
export const recount = (sql: SqlClient, kitchenKeys: ReadonlyArray<bigint>): Effect.Effect<void> =>
  sql`
    UPDATE kitchens k SET (positivo, negativo) = (
      SELECT count(*) FILTER (WHERE v.positive), count(*) FILTER (WHERE NOT v.positive)
      FROM kitchen_votes v WHERE v.kitchen_id = k.kitchen_id
    )
    WHERE ${sql.in("k.kitchen_id", kitchenKeys)}`.pipe(Effect.orDie, Effect.asVoid);

/** Removes somebody, with whom their votes go, and counts those of the kitchens they voted on; in a transaction. */
export const countingWithout = Effect.fnUntraced(function* (
  sql: SqlClient,
  userId: Id<"user">,
  removal: Effect.Effect<void, RemoteFailure>,
) {
  const key = keyOf(userId);
  yield* sql`SELECT 1 FROM users WHERE user_id = ${key} FOR UPDATE`.pipe(Effect.orDie);
  // In the order of their keys, so that two removals never wait for each other.
  const kitchens = yield* sql<{ kitchen_id: string }>`
    SELECT kitchen_id::text FROM kitchens k
    WHERE k.kitchen_id IN (SELECT v.kitchen_id FROM kitchen_votes v WHERE v.user_id = ${key})
      OR k.chef_user_id = ${key}
    ORDER BY k.kitchen_id FOR NO KEY UPDATE`.pipe(Effect.orDie);
  yield* removal;
  yield* recount(
    sql,
    kitchens.map((row) => BigInt(row.kitchen_id)),
  );
});
