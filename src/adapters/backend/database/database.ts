import { readdirSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Migrator from "effect/sql/Migrator";
import { SqlClient } from "effect/sql/SqlClient";
import { directoryLock } from "./directory-lock.ts";
import { embeddedClient, inDirectory, opened } from "./embedded.ts";
import { alone, CONNECTIONS, Pulse, serving, working } from "./server.ts";
import { reachedMigration } from "./tables.ts";

/** Where the records are: a PostgreSQL server, an embedded one in a directory, or one in memory, opened here or before. */
export type DatabaseLocation =
  | { readonly _tag: "Server"; readonly url: string }
  | { readonly _tag: "Directory"; readonly directory: string }
  | { readonly _tag: "Memory"; readonly database?: PGlite };

const FOLDER = new URL("./migrations/", import.meta.url);

/** Every migration of the folder, by number and name. One that has landed is never changed. */
const loader = Migrator.fromGlob(
  Object.fromEntries(
    readdirSync(FOLDER).map((name) => [name, () => import(new URL(name, FOLDER).href)] as const),
  ),
);

/** Makes an empty database what it was after a migration. */
export const migratedTo = (last: number) =>
  Migrator.make({})({
    loader: Effect.map(loader, (all) => all.filter(([number]) => number <= last)),
  });

/** Another version of the console has migrated the database: this one and it do not know the same tables. */
class SchemaDiffers extends Data.TaggedError("SchemaDiffers")<{
  readonly found: number;
  readonly known: number;
}> {
  override get message(): string {
    const [age, way] =
      this.found > this.known
        ? ["a newer", "Start the newer version, or restore a backup of before into another database."]
        : ["an older", "Start this version, which migrates it, or use the older one."];
    return `The database is of ${age} version of the console: its last migration is ${this.found}, and this version knows ${this.known}.\n${way}`;
  }
}

/** How far the database is migrated, and how far this version does; no newer version has migrated it. */
const reached = Effect.gen(function* () {
  const known = Math.max(...(yield* loader).map(([number]) => number));
  const found = yield* reachedMigration;
  return found > known ? yield* new SchemaDiffers({ found, known }) : { found, known };
});

/** Fails with `SchemaDiffers` where the database is of another version. */
export const ofThisVersion = Effect.gen(function* () {
  const { found, known } = yield* reached;
  if (found < known) return yield* new SchemaDiffers({ found, known });
});

/** Brings the database to the schema of this version, and says when that begins and ends where there is something in it. */
const migrated = Effect.gen(function* () {
  const { found, known } = yield* reached;
  const tell = (line: string) => (found > 0 && found < known ? Effect.logInfo(line) : Effect.void);
  yield* tell(`Migrating the database from ${found} to ${known}`);
  yield* migratedTo(known);
  yield* tell(`Migrated the database to ${known}`);
});

const embedded = (location: Exclude<DatabaseLocation, { readonly _tag: "Server" }>) =>
  Layer.provideMerge(
    Layer.effect(Pulse, SqlClient),
    location._tag === "Directory"
      ? embeddedClient(inDirectory(location.directory)).pipe(
          Layer.provide(Layer.effectDiscard(directoryLock(location.directory))),
        )
      : embeddedClient(
          location.database === undefined
            ? opened({ dataDir: "memory://" })
            : Effect.succeed(location.database),
        ),
  );

interface Options<E> {
  /** How many connections serve at once; an embedded database has one. */
  readonly connections?: number | undefined;
  /** What is done to the migrated database before anybody is served, by one process at a time. */
  readonly prepare?: Effect.Effect<unknown, E, SqlClient>;
}

/** The database as it is found, for work that takes as long as it takes. */
export const asFound = (location: DatabaseLocation) =>
  location._tag === "Server" ? working(location.url) : embedded(location);

/** The migrated and prepared database; one set of migrations for every location. */
export const database = <E = never>(
  location: DatabaseLocation,
  { connections = CONNECTIONS, prepare = Effect.void }: Options<E> = {},
) => {
  const prepared = Effect.andThen(migrated, prepare);
  const served =
    location._tag === "Server"
      ? serving(location.url, connections).pipe(
          Layer.provide(Layer.effectDiscard(Effect.provide(alone(prepared), working(location.url)))),
        )
      : Layer.provideMerge(Layer.effectDiscard(prepared), embedded(location));
  return Layer.tapCause(served, Effect.logDebug);
};
