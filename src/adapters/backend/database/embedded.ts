import { Duplex } from "node:stream";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as Effect from "effect/Effect";

const inMemory = "memory://";

const opened = (directory: string | undefined) =>
  Effect.acquireRelease(
    Effect.promise(() => PGlite.create({ dataDir: directory ?? inMemory, extensions: { pg_trgm } })),
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

/** A client of an embedded PostgreSQL in a directory, or in memory where none is named. */
export const embeddedClient = (directory: string | undefined) =>
  PgClient.layerFrom(
    Effect.flatMap(opened(directory), (database) =>
      PgClient.makeClient({ stream: wire(database), username: "postgres", database: "postgres" }),
    ),
  );
