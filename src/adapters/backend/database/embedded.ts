import { statfsSync } from "node:fs";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";
import { reasonOf } from "../reason-of.ts";

/** The database in a directory cannot be opened, or not go on. */
class EmbeddedDatabaseFailed extends Data.TaggedError("EmbeddedDatabaseFailed")<{
  readonly directory: string;
  readonly reason: string;
}> {
  override get message(): string {
    return `The database in ${this.directory} ${this.reason}`;
  }
}

const MEGABYTE = 1_048_576;

/** A piece of PostgreSQL's log takes 16 MB; a start begins one and may need another. */
const ROOM = 32 * MEGABYTE;

const LOG = "/pg_wal/";

const roomIn = (directory: string): number => {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
};

const onlyLeft = (directory: string): string =>
  `its disk has ${Math.floor(roomIn(directory) / MEGABYTE)} MB left. Make room there: what was saved is not lost.`;

/** Opens a database, with what the migrations ask for, until the scope closes. */
export const opened = (options: PGliteOptions) =>
  Effect.acquireRelease(
    Effect.promise(() => PGlite.create({ ...options, extensions: { pg_trgm } })),
    (database) => Effect.promise(() => database.close()),
  );

/** The part of a database's file system that is looked after. */
interface Files {
  write: (stream: { readonly path: string }, ...what: ReadonlyArray<unknown>) => number;
}

/** Opens the one of a directory, which ends the process where its log cannot be written. */
export const inDirectory = Effect.fnUntraced(function* (directory: string) {
  const failed = (reason: string) => new EmbeddedDatabaseFailed({ directory, reason });
  if (roomIn(directory) < ROOM)
    return yield* failed(`needs ${ROOM / MEGABYTE} MB to start, and ${onlyLeft(directory)}`);
  const database = yield* opened({ dataDir: join(directory, "pg") }).pipe(
    Effect.catchDefect((cause) => failed(`does not start: ${reasonOf(cause)}.`)),
  );
  const context = yield* Effect.context<never>();
  const files: Files = database.Module.FS;
  const { write } = files;
  files.write = (stream, ...what) => {
    try {
      return write(stream, ...what);
    } catch (cause) {
      if (!stream.path.includes(LOG)) throw cause;
      // Told of it, it would wait for ever for what was not written, and the whole process with it.
      const { message } = failed(`cannot write its log, and ${onlyLeft(directory)}`);
      Effect.runSyncWith(context)(Effect.logFatal(message));
      return process.exit(1);
    }
  };
  return database;
});

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

export const embeddedClient = <E>(database: Effect.Effect<PGlite, E, Scope>) =>
  PgClient.layerFrom(
    Effect.flatMap(database, (open) =>
      PgClient.makeClient({ stream: wire(open), username: "postgres", database: "postgres" }),
    ),
  );
