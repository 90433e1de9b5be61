import { existsSync, mkdirSync, openAsBlob, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as DateTime from "effect/DateTime";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Scope } from "effect/Scope";
import type { SqlClient } from "effect/sql/SqlClient";
import { inject } from "vitest";
import { database, type DatabaseLocation } from "../../src/adapters/backend/database/database.ts";
import { opened } from "../../src/adapters/backend/database/embedded.ts";
import { seed } from "../../src/adapters/backend/sample/seed.ts";
import { ownDatabase, serverImage } from "./backend/own-database.ts";

const EMPTY = "empty";

const openedFrom = (image: string | undefined, dataDir = "memory://") =>
  Effect.flatMap(
    Effect.promise(async () => (image === undefined ? {} : { loadDataDir: await openAsBlob(image) })),
    (options) => opened({ dataDir, ...options }),
  );

// The databases that others are made from are never used, and take half of the time to open an image.
const WITHOUT_TEMPLATES = [
  "UPDATE pg_database SET datistemplate = false",
  "DROP DATABASE template0",
  "DROP DATABASE template1",
];

// The samples count their days back from today: an image of yesterday lacks one.
const today = Effect.map(DateTime.now, DateTime.formatIsoDateUtc);

/** The file with an image of a migrated database that was filled; made by whoever asks first in a run. */
const imageOf = Effect.fnUntraced(function* <E>(
  name: string,
  fill: Effect.Effect<unknown, E, SqlClient>,
): Effect.fn.Return<string> {
  const image = join(inject("images"), `${name}-${yield* today}.tar`);
  if (existsSync(image)) return image;
  const empty = name === EMPTY ? undefined : yield* imageOf(EMPTY, Effect.void);
  const making = Effect.gen(function* () {
    const begun = yield* openedFrom(empty);
    yield* fill.pipe(Effect.provide(database({ _tag: "Memory", database: begun })), Effect.orDie);
    if (name === EMPTY)
      for (const statement of WITHOUT_TEMPLATES) yield* Effect.promise(() => begun.exec(statement));
    // Without it the image would be one of a crash, after which numbers are left out.
    yield* Effect.promise(() => begun.exec("CHECKPOINT"));
    const dumped = yield* Effect.promise(async () => (await begun.dumpDataDir("none")).bytes());
    // Another process may have made the same one meanwhile and be reading it: that one stays.
    const own = `${image}.${process.pid}`;
    writeFileSync(own, dumped);
    if (existsSync(image)) rmSync(own);
    else renameSync(own, image);
  });
  yield* Effect.scoped(making);
  return image;
});

/** A database in memory that begins as an image. */
const inMemory = Effect.fnUntraced(function* <E>(name: string, fill: Effect.Effect<unknown, E, SqlClient>) {
  const begun = yield* openedFrom(yield* imageOf(name, fill));
  return { _tag: "Memory", database: begun } satisfies DatabaseLocation;
});

type InDirectory = Extract<DatabaseLocation, { readonly _tag: "Directory" }>;

/** A database in a directory that begins as an image: to make one there takes ten times as long. */
const inDirectory = Effect.fnUntraced(function* <E>(
  place: InDirectory,
  name: string,
  fill: Effect.Effect<unknown, E, SqlClient>,
) {
  const image = yield* imageOf(name, fill);
  mkdirSync(place.directory, { recursive: true });
  yield* Effect.scoped(openedFrom(image, join(place.directory, "pg")));
  return place;
});

/** A database of its own on the run's server. */
export const ON_SERVER = { _tag: "OnServer" } as const;

/** Where it does not matter which database it is: on the run's server, which is the quicker, or else in memory. */
export const ANYWHERE = { _tag: "Anywhere" } as const;

export type Place = DatabaseLocation | typeof ON_SERVER | typeof ANYWHERE;

/** The name of an image on a server; whoever asks first in a run makes it. */
const serverImageOf = Effect.fnUntraced(function* <E>(
  server: string,
  name: string,
  fill: Effect.Effect<unknown, E, SqlClient>,
): Effect.fn.Return<string> {
  const image = `${inject("imagePrefix")}${name}_${yield* today}`;
  const from = name === EMPTY ? undefined : yield* serverImageOf(server, EMPTY, Effect.void);
  yield* serverImage(server, image, from, (unfinished) =>
    Effect.scoped(Layer.build(Layer.orDie(database(unfinished, { prepare: fill })))),
  );
  return image;
});

/** A database on the run's server that is a copy of a migrated one which was filled. */
const ownFilled = Effect.fnUntraced(function* <E>(name: string, fill: Effect.Effect<unknown, E, SqlClient>) {
  const postgres = inject("postgres");
  if (postgres._tag === "Missing") return yield* Effect.die(postgres.reason);
  return yield* ownDatabase(postgres, yield* serverImageOf(postgres.url, name, fill));
});

const chosen = (place: Place): Exclude<Place, typeof ANYWHERE> => {
  if (place._tag !== "Anywhere") return place;
  return inject("postgres")._tag === "Missing" ? { _tag: "Memory" } : ON_SERVER;
};

/** A migrated database of its own that was filled, which begins from an image, made once in a run. */
const located = <E>(
  place: typeof ANYWHERE | typeof ON_SERVER | InDirectory | { readonly _tag: "Memory" },
  name: string,
  fill: Effect.Effect<unknown, E, SqlClient>,
): Effect.Effect<DatabaseLocation, never, Scope> => {
  if (place._tag === "Directory") return inDirectory(place, name, fill);
  return chosen(place)._tag === "Memory" ? inMemory(name, fill) : ownFilled(name, fill);
};

/** A place with its migrated database filled. */
export const filled = <E>(place: Place, name: string, fill: Effect.Effect<unknown, E, SqlClient>) =>
  Layer.orDie(
    place._tag === "Server"
      ? database(place, { prepare: fill })
      : Layer.unwrap(Effect.map(located(place, name, fill), (own) => database(own))),
  );

/** A migrated database without a record. */
export const empty = (place: Place) => filled(place, EMPTY, Effect.void);

const nameOf = (users: number): string => `seeded-${users}`;

/** A migrated database with the four sample accounts and `users` users in all. */
export const seeded = (place: Place, users: number) => filled(place, nameOf(users), seed(users));

/** Where such a database is, for a backend that opens it by itself; with 0 users it holds no record. */
export const seededAnywhere = (users: number) =>
  users === 0 ? located(ANYWHERE, EMPTY, Effect.void) : located(ANYWHERE, nameOf(users), seed(users));

/** The same on the run's server, for several that open it. */
export const seededOnServer = (users: number) => ownFilled(nameOf(users), seed(users));

/** What leads a program to such a database: on the run's server, which is the quicker, or else in a directory. */
export const seededForPrograms = (directory: string, users: number) =>
  Effect.map(
    located(
      inject("postgres")._tag === "Missing" ? { _tag: "Directory", directory } : ON_SERVER,
      nameOf(users),
      seed(users),
    ),
    (own) => ({ DATABASE_URL: own._tag === "Server" ? own.url : "", DATA_DIR: directory }),
  );

/** The same, sown in the test: for those that look at the sample itself. */
export const sown = (users: number) =>
  Layer.effectDiscard(seed(users)).pipe(Layer.provideMerge(empty(ANYWHERE)), Layer.orDie);
