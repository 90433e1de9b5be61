import { randomUUID } from "node:crypto";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import { SqlClient } from "effect/sql/SqlClient";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { postgresUrl, type Postgres } from "./postgres.ts";

const on = (url: string) => PgClient.layer({ url: Redacted.make(url) });

const statement = (url: string, text: string) =>
  Effect.flatMap(SqlClient, (sql) => sql.unsafe(text)).pipe(Effect.provide(on(url)), Effect.orDie);

const at = (url: string, name: string) => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { _tag: "Server", url: own.href } satisfies DatabaseLocation;
};

/** What a server makes a database from where nobody says otherwise. */
const EMPTY = "template1";

/**
 * A database of its own on a server until the scope closes, empty or a copy of an image, so that a DATABASE_URL that holds
 * somebody's records is only a place to stand.
 */
export const ownDatabase = Effect.fnUntraced(function* (
  postgres: Exclude<Postgres, { readonly _tag: "Missing" }>,
  image = EMPTY,
) {
  const url = yield* postgresUrl(postgres);
  const name = `kitchen_test_${randomUUID().replaceAll("-", "")}`;
  yield* Effect.acquireRelease(statement(url, `CREATE DATABASE ${name} TEMPLATE "${image}"`), () =>
    statement(url, `DROP DATABASE ${name} WITH (FORCE)`),
  );
  return at(url, name);
});

/** Locks are one database's; the number means nothing but this. */
const IMAGING = 5_190_327;

/** A database with a name on a server that others are made from, itself begun from another; whoever asks first makes it. */
export const serverImage = (
  server: string,
  image: string,
  from: string | undefined,
  make: (location: DatabaseLocation) => Effect.Effect<unknown>,
) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const begun = yield* sql.reserve;
    yield* begun.executeRaw("SELECT pg_advisory_lock($1)", [IMAGING]);
    const made = yield* sql`SELECT 1 FROM pg_database WHERE datname = ${image}`;
    if (made.length === 0) {
      const unfinished = `${image}_unfinished`;
      yield* sql`CREATE DATABASE ${sql(unfinished)} TEMPLATE ${sql(from ?? EMPTY)}`;
      yield* make(at(server, unfinished));
      yield* sql`ALTER DATABASE ${sql(unfinished)} RENAME TO ${sql(image)}`;
    }
    yield* begun.executeRaw("SELECT pg_advisory_unlock($1)", [IMAGING]);
  }).pipe(Effect.scoped, Effect.provide(on(server)), Effect.orDie);

/** Removes the images of a run, which are those whose names begin so. */
export const removeImages = (server: string, prefix: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const images = yield* sql<{
      datname: string;
    }>`SELECT datname FROM pg_database WHERE starts_with(datname, ${prefix})`;
    for (const { datname } of images) yield* sql`DROP DATABASE ${sql(datname)}`;
  }).pipe(Effect.provide(on(server)), Effect.orDie);
