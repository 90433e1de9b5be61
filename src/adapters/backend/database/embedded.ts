import { Duplex } from "node:stream";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";

/** Opens a database, with what the migrations ask for, until the scope closes. */
export const opened = (options: PGliteOptions) =>
  Effect.acquireRelease(
    Effect.promise(() => PGlite.create({ ...options, extensions: { pg_trgm } })),
    (database) => Effect.promise(() => database.close()),
  );

/** The database's wire protocol as a stream, so that the ordinary client speaks to it without a port. */
const wire = (database: PGlite) => (): Duplex => {
  const stream: Duplex = new Duplex({
    read: () => undefined,
    write: (chunk: Uint8Array, _encoding, done) => {
      database.execProtocolRaw(new Uint8Array(chunk)).then(
        (answer) => {
          stream.push(answer);
          done();
        },
        (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause))),
      );
    },
    final: (done) => {
      stream.push(null);
      done();
    },
  });
  return stream;
};

export const embeddedClient = (database: Effect.Effect<PGlite, never, Scope>) =>
  PgClient.layerFrom(
    Effect.flatMap(database, (open) =>
      PgClient.makeClient({ stream: wire(open), username: "postgres", database: "postgres" }),
    ),
  );
