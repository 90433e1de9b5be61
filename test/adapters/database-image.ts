import { existsSync, openAsBlob, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as DateTime from "effect/DateTime";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { SqlClient } from "effect/sql/SqlClient";
import { inject } from "vitest";
import { database, type DatabaseLocation } from "../../src/adapters/backend/database/database.ts";
import { opened } from "../../src/adapters/backend/database/embedded.ts";
import { seed } from "../../src/adapters/backend/sample/seed.ts";

const EMPTY = "empty";

const openedFrom = (image: string | undefined) =>
  Effect.flatMap(
    Effect.promise(async () => (image === undefined ? {} : { loadDataDir: await openAsBlob(image) })),
    (options) => opened({ dataDir: "memory://", ...options }),
  );

// The databases that others are made from are never used, and take half of the time to open an image.
const WITHOUT_TEMPLATES = [
  "UPDATE pg_database SET datistemplate = false",
  "DROP DATABASE template0",
  "DROP DATABASE template1",
];

/** The file with an image of a migrated database that was filled; made by whoever asks first in a run. */
const imageOf = Effect.fnUntraced(function* <E>(
  name: string,
  fill: Effect.Effect<unknown, E, SqlClient>,
): Effect.fn.Return<string> {
  // The samples count their days back from today: an image of yesterday lacks one.
  const today = DateTime.formatIsoDateUtc(yield* DateTime.now);
  const image = join(inject("images"), `${name}-${today}.tar`);
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

const begun = <E>(name: string, fill: Effect.Effect<unknown, E, SqlClient>) =>
  Effect.flatMap(imageOf(name, fill), openedFrom);

/** A location with its migrated database filled: one in memory begins from an image, made once in a run. */
export const filled = <E>(
  location: DatabaseLocation,
  name: string,
  fill: Effect.Effect<unknown, E, SqlClient>,
) =>
  Layer.orDie(
    location._tag === "Memory"
      ? Layer.unwrap(Effect.map(begun(name, fill), (image) => database({ _tag: "Memory", database: image })))
      : database(location, { prepare: fill }),
  );

/** A migrated database in memory without a record. */
export const emptyInMemory = begun(EMPTY, Effect.void);

/** A migrated database without a record. */
export const empty = (location: DatabaseLocation) => filled(location, EMPTY, Effect.void);

const nameOf = (users: number): string => `seeded-${users}`;

/** A database in memory with the four sample accounts and `users` users in all. */
export const seededInMemory = (users: number) => begun(nameOf(users), seed(users));

/** A migrated database with the four sample accounts and `users` users in all. */
export const seeded = (location: DatabaseLocation, users: number) =>
  filled(location, nameOf(users), seed(users));

/** The same, sown in the test: for those that look at the sample itself. */
export const sown = (users: number) =>
  Layer.effectDiscard(seed(users)).pipe(Layer.provideMerge(empty({ _tag: "Memory" })), Layer.orDie);
