import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

/** Runs an effect in one transaction; what the database itself refuses is a defect. */
export const inTransaction = <A>(
  sql: SqlClient,
  effect: Effect.Effect<A, RemoteFailure>,
): Effect.Effect<A, RemoteFailure> =>
  sql.withTransaction(effect).pipe(Effect.catchTag("SqlError", Effect.die));
