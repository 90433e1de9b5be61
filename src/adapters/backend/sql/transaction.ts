import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { Noting } from "../policy/activity-log.ts";

/**
 * Runs an effect in one transaction, in which it is noted where the operation under way is and has no other; what the
 * database itself refuses is a defect.
 */
export const inTransaction = <A>(
  sql: SqlClient,
  effect: Effect.Effect<A, RemoteFailure>,
): Effect.Effect<A, RemoteFailure> =>
  Effect.flatMap(Noting, (noting) =>
    noting === undefined
      ? sql.withTransaction(effect).pipe(Effect.catchTag("SqlError", Effect.die))
      : noting.whole(effect),
  );
