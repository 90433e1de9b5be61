import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { Noting } from "../policy/activity-log.ts";

/**
 * Runs an effect in one transaction, in which it is noted where the operation under way is and has no other; what the
 * database itself refuses is a defect.
 */
export const inTransaction =
  (sql: SqlClient) =>
  <A>(effect: Effect.Effect<A, RemoteFailure | SqlError>): Effect.Effect<A, RemoteFailure> => {
    const work = Effect.catchTag(effect, "SqlError", Effect.die);
    return Effect.flatMap(Noting, (noting) =>
      noting === undefined
        ? sql.withTransaction(work).pipe(Effect.catchTag("SqlError", Effect.die))
        : noting.whole(work),
    );
  };
