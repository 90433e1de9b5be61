import { mkdirSync } from "node:fs";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Scope } from "effect/Scope";
import type { SqlClient } from "effect/sql/SqlClient";
import { inject } from "vitest";
import { database, type DatabaseLocation } from "../../src/adapters/backend/database/database.ts";
import { seed } from "../../src/adapters/backend/sample/seed.ts";
import { ownDatabase, serverImage } from "./backend/own-database.ts";
import { EMPTY, imageOf, inMemory, openedFrom, today } from "./embedded-image.ts";

const embeddedImage = <E>(name: string, fill: Effect.Effect<unknown, E, SqlClient>) =>
  imageOf(inject("images"), name, fill);

type InDirectory = Extract<DatabaseLocation, { readonly _tag: "Directory" }>;

/** A database in a directory that begins as an image: to make one there takes ten times as long. */
const inDirectory = Effect.fnUntraced(function* <E>(
  place: InDirectory,
  name: string,
  fill: Effect.Effect<unknown, E, SqlClient>,
) {
  const image = yield* embeddedImage(name, fill);
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
  return chosen(place)._tag === "Memory"
    ? Effect.flatMap(embeddedImage(name, fill), inMemory)
    : ownFilled(name, fill);
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
