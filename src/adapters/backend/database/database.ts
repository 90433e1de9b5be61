import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import * as Migrator from "effect/sql/Migrator";
import { directoryLock } from "./directory-lock.ts";
import { embeddedClient, opened } from "./embedded.ts";

/** Where the records are: a PostgreSQL server, an embedded one in a directory, or one in memory, opened here or before. */
export type DatabaseLocation =
  | { readonly _tag: "Server"; readonly url: string }
  | { readonly _tag: "Directory"; readonly directory: string }
  | { readonly _tag: "Memory"; readonly database?: PGlite };

/**
 * Compiling a query takes longer than running it, and one plan for every search reads all records for some. Planning each
 * time costs nothing that could be measured.
 */
const PLANNING = { jit: "off", plan_cache_mode: "force_custom_plan" };

const client = (location: DatabaseLocation) => {
  switch (location._tag) {
    case "Server":
      return PgClient.layer({ url: Redacted.make(location.url), startupParameters: PLANNING });
    case "Memory":
      return embeddedClient(
        location.database === undefined
          ? opened({ dataDir: "memory://" })
          : Effect.succeed(location.database),
      );
    case "Directory":
      return embeddedClient(opened({ dataDir: join(location.directory, "pg") })).pipe(
        Layer.provide(Layer.effectDiscard(directoryLock(location.directory))),
      );
  }
};

const FOLDER = new URL("./migrations/", import.meta.url);

/** Every migration of the folder, by number and name. One that has landed is never changed. */
const loader = Migrator.fromGlob(
  Object.fromEntries(
    readdirSync(FOLDER).map((name) => [name, () => import(new URL(name, FOLDER).href)] as const),
  ),
);

const migrated = Layer.effectDiscard(Migrator.make({})({ loader }));

/** The migrated database; one set of migrations for every location. */
export const database = (location: DatabaseLocation) =>
  migrated.pipe(Layer.provideMerge(client(location)), Layer.tapCause(Effect.logDebug));
