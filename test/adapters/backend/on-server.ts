import type * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";
import { expect, test } from "vitest";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { ownDatabase } from "./own-database.ts";
import { findPostgres } from "./postgres.ts";

/** An empty database on a PostgreSQL server, until the scope closes. */
export type ServerDatabase = Effect.Effect<DatabaseLocation, never, Scope>;

/** Registers laws over a real PostgreSQL server (D51). Without one it says so, and with CI=true it fails. */
export const onServer = (register: (location: ServerDatabase) => void): void => {
  const postgres = findPostgres();
  if (postgres._tag !== "Missing") return register(ownDatabase(postgres));
  test("D51: the same laws on a PostgreSQL server", () => {
    process.stderr.write(`\nNOT TESTED on a PostgreSQL server: ${postgres.reason}.\n`);
    expect(process.env["CI"], postgres.reason).not.toBe("true");
  });
};
