import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as DateTime from "effect/DateTime";
import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import { database, type DatabaseLocation } from "../../src/adapters/backend/database/database.ts";
import { opened } from "../../src/adapters/backend/database/embedded.ts";

/** The name of the image of a database without a record, from which the others are made. */
export const EMPTY = "empty";

const WASM = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "pglite.wasm");

// Compiled once in a process: for each database anew it takes longer than opening its image.
const compiled = Effect.runSync(Effect.cached(Effect.promise(() => WebAssembly.compile(readFileSync(WASM)))));

/** A database that begins as the image of a file, in memory or in a directory. */
export const openedFrom = (image: string | undefined, dataDir = "memory://") =>
  Effect.gen(function* () {
    const pgliteWasmModule = yield* compiled;
    if (image === undefined) return yield* opened({ dataDir, pgliteWasmModule });
    const loadDataDir = yield* Effect.promise(() => openAsBlob(image));
    return yield* opened({ dataDir, pgliteWasmModule, loadDataDir });
  });

/** A database in memory that begins as an image. */
export const inMemory = (image: string) =>
  Effect.map(openedFrom(image), (begun): DatabaseLocation => ({ _tag: "Memory", database: begun }));

// The databases that others are made from are never used, and take half of the time to open an image.
const WITHOUT_TEMPLATES = [
  "UPDATE pg_database SET datistemplate = false",
  "DROP DATABASE template0",
  "DROP DATABASE template1",
];

/** The samples count their days back from today: an image of yesterday lacks one. */
export const today = Effect.map(DateTime.now, DateTime.formatIsoDateUtc);

/** The file, in a folder of a run, with an image of a migrated database that was filled; made by whoever asks first. */
export const imageOf = Effect.fnUntraced(function* <E>(
  images: string,
  name: string,
  fill: Effect.Effect<unknown, E, SqlClient>,
): Effect.fn.Return<string> {
  const image = join(images, `${name}-${yield* today}.tar`);
  if (existsSync(image)) return image;
  mkdirSync(images, { recursive: true });
  const empty = name === EMPTY ? undefined : yield* imageOf(images, EMPTY, Effect.void);
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
