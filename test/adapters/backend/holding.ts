import * as PgClient from "@effect/sql-pg/PgClient";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import { SqlClient } from "effect/sql/SqlClient";

/** A connection of somebody else that holds the row of a user until it is told to let go. */
export const holding = Effect.fnUntraced(function* (url: string, userId: number) {
  const held = yield* Deferred.make<void>();
  const letGo = yield* Deferred.make<void>();
  yield* Effect.gen(function* () {
    const sql = yield* SqlClient;
    yield* sql.withTransaction(
      sql`SELECT 1 FROM users WHERE user_id = ${userId} FOR UPDATE`.pipe(
        Effect.andThen(Deferred.succeed(held, undefined)),
        Effect.andThen(Deferred.await(letGo)),
      ),
    );
  }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url) })), Effect.forkScoped);
  yield* Deferred.await(held);
  return Deferred.succeed(letGo, undefined);
});

/** Until so many wait for a lock in the database of a URL. */
export const waitingFor = (url: string, count: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const waiting = sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    yield* Effect.repeat(waiting, { until: (rows) => rows.length >= count });
  }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url) })), Effect.orDie);
