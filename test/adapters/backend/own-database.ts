import { randomUUID } from "node:crypto";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import { SqlClient } from "effect/sql/SqlClient";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { postgresUrl, type Postgres } from "./postgres.ts";

const statement = (url: string, text: string) =>
  Effect.flatMap(SqlClient, (sql) => sql.unsafe(text)).pipe(
    Effect.provide(PgClient.layer({ url: Redacted.make(url) })),
    Effect.orDie,
  );

/**
 * An empty database of its own on a server until the scope closes, so that a DATABASE_URL that holds somebody's records
 * is only a place to stand.
 */
export const ownDatabase = Effect.fnUntraced(function* (
  postgres: Exclude<Postgres, { readonly _tag: "Missing" }>,
) {
  const url = yield* postgresUrl(postgres);
  const name = `kitchen_test_${randomUUID().replaceAll("-", "")}`;
  yield* Effect.acquireRelease(statement(url, `CREATE DATABASE ${name}`), () =>
    statement(url, `DROP DATABASE ${name} WITH (FORCE)`),
  );
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { _tag: "Server", url: own.href } satisfies DatabaseLocation;
});
