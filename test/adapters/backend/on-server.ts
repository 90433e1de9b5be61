import { layer, type Vitest } from "@effect/vitest";
import type * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { Scope } from "effect/Scope";
import { expect, inject, test } from "vitest";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { ANYWHERE, ON_SERVER, type Place } from "../database-image.ts";
import { ownDatabase } from "./own-database.ts";
import { findBinaries, mortalServer } from "./postgres.ts";

/** An empty database on a PostgreSQL server, until the scope closes. */
export type ServerDatabase = Effect.Effect<
  Extract<DatabaseLocation, { readonly _tag: "Server" }>,
  never,
  Scope
>;

const untested = (laws: string, reason: string) =>
  test(`${laws} on a PostgreSQL server`, () => {
    process.stderr.write(`\nNOT TESTED on a PostgreSQL server: ${reason}.\n`);
    expect(process.env["CI"], reason).not.toBe("true");
  });

/** Registers laws over a real PostgreSQL server (D51). Without one it says so, and with CI=true it fails. */
export const onServer = (register: (location: ServerDatabase) => void): void => {
  const postgres = inject("postgres");
  if (postgres._tag === "Missing") return untested("D51: the same laws", postgres.reason);
  register(ownDatabase(postgres));
};

/** Registers laws over a server of their own that they may kill. */
export const onMortalServer = (register: (server: ReturnType<typeof mortalServer>) => void): void => {
  const postgres = findBinaries();
  if (postgres._tag === "Missing") return untested("a database that is gone,", postgres.reason);
  register(mortalServer(postgres));
};

type Laws = <A, E>(
  name: string,
  over: (place: Place) => Layer.Layer<A, E>,
  laws: (it: Vitest.MethodsNonLive<A>) => void,
) => void;

const OPTIONS = { excludeTestServices: true } as const;

/** Registers laws over an embedded database in memory. */
export const onEmbedded: Laws = (name, over, laws) =>
  layer(over({ _tag: "Memory" }), OPTIONS)(`${name}, embedded`, laws);

/** Registers laws over whichever database is the quicker. */
export const onAnywhere: Laws = (name, over, laws) => layer(over(ANYWHERE), OPTIONS)(name, laws);

/** Registers laws over an embedded database in memory and over one on a PostgreSQL server (D51). */
export const onBoth: Laws = (name, over, laws) => {
  onEmbedded(name, over, laws);
  onServer(() => layer(over(ON_SERVER), OPTIONS)(`${name}, on a server`, laws));
};

/** How many requests `npm run test:requests` asks for, where it is that which runs. */
export const MORE = process.env["REQUESTS"];

/** Registers laws of what is decided before a database is asked: over the quicker one, and over both where more is asked for. */
export const onOneOrBoth: Laws = MORE === undefined ? onAnywhere : onBoth;
