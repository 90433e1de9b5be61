import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { Noting } from "../policy/activity-log.ts";
import { isAny } from "./reads.ts";
import { keyOf } from "./rows.ts";

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

/**
 * Whether a record is there; if so, it stays until the transaction ends. Whoever refers to users asks for them before
 * locking anything else, in the order of their removal, so that the two never wait for each other.
 */
export const lockForShare = (
  sql: SqlClient,
  table: string,
  keyColumn: string,
  id: string,
): Effect.Effect<boolean> =>
  sql`SELECT 1 FROM ${sql(table)} WHERE ${sql(keyColumn)} = ${keyOf(id)} FOR SHARE`.pipe(isAny);
