import * as PgClient from "@effect/sql-pg/PgClient";
import * as Context from "effect/Context";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import { SqlClient } from "effect/sql/SqlClient";

/** What waits longer is given up: all below the ten seconds that a client waits. */
export const PATIENCE = {
  lock: Duration.seconds(3),
  statement: Duration.seconds(8),
  idleInTransaction: Duration.seconds(9),
  pulse: Duration.seconds(1),
};

const inMs = (duration: Duration.Duration): string => String(Duration.toMillis(duration));

/** Compiling a query takes longer than running it, and days are those of UTC (D42), wherever the server is. */
const SESSION = { jit: "off", TimeZone: "UTC" };

const LIMITS = {
  lock_timeout: inMs(PATIENCE.lock),
  statement_timeout: inMs(PATIENCE.statement),
  idle_in_transaction_session_timeout: inMs(PATIENCE.idleInTransaction),
};

/** Whoever prepares a database holds it; the number means nothing but this. */
const PREPARING = 7_204_183;

/** So many connections serve at once, where nobody says otherwise. */
export const CONNECTIONS = 10;

/** A connection that nothing else takes: whether the database answers is known while all others are busy. */
export class Pulse extends Context.Service<Pulse, SqlClient>()("backend/Pulse") {}

const pulse = (url: Redacted.Redacted) =>
  Layer.provide(
    Layer.effect(Pulse, SqlClient),
    PgClient.layer({
      url,
      maxConnections: 1,
      connectTimeout: PATIENCE.pulse,
      startupParameters: { statement_timeout: inMs(PATIENCE.pulse) },
    }),
  );

/** Connections of a PostgreSQL server on which nothing waits for long, and one more that only tells whether it answers. */
export const serving = (url: string, maxConnections: number) =>
  Layer.merge(
    PgClient.layer({
      url: Redacted.make(url),
      maxConnections,
      startupParameters: { ...SESSION, ...LIMITS },
    }),
    pulse(Redacted.make(url)),
  );

/** Connections of a PostgreSQL server for work that takes as long as it takes. */
export const working = (url: string) =>
  PgClient.layer({ url: Redacted.make(url), startupParameters: SESSION });

/** Runs work that must not run twice at once, whichever process begins it: the second waits for the first. */
export const alone = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const held = yield* (yield* SqlClient).reserve;
      yield* Effect.acquireRelease(held.executeRaw("SELECT pg_advisory_lock($1)", [PREPARING]), () =>
        Effect.ignore(held.executeRaw("SELECT pg_advisory_unlock($1)", [PREPARING])),
      );
      return yield* work;
    }),
  );
