import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import { SqlClient } from "effect/sql/SqlClient";

const dataDirectory = process.env["CONSOLE_E2E_DATA"] ?? "";

/** Where several consoles note the address of the one database that they share. */
export const noteOfDatabase = (directory: string): string => `${directory}.database`;

const filesIn = async (directory: string): Promise<ReadonlyArray<string>> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** Every row of every table on a server whose files are out of reach, but for the one column that is there for a date of birth. */
const rowsAt = (url: string): Promise<ReadonlyArray<string>> =>
  Effect.runPromise(
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const tables = yield* sql<{ readonly name: string }>`
        SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`;
      const rows = yield* Effect.forEach(
        tables,
        ({ name }) =>
          sql<{
            readonly kept: string;
          }>`SELECT (to_jsonb(kept) - 'birth_date')::text AS kept FROM ${sql(name)} AS kept`,
      );
      return rows.flat().map(({ kept }) => kept);
    }).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(url) }))),
  );

/** What the server wrote: its log, and its database as files or, where several share a server, as rows. */
export const serverWrote = async (): Promise<ReadonlyArray<string>> => {
  const files = [`${dataDirectory}.log`, ...(await filesIn(dataDirectory))];
  const texts = await Promise.all(files.map((file) => readFile(file, "latin1")));
  const note = noteOfDatabase(dataDirectory);
  return existsSync(note) ? [...texts, ...(await rowsAt(await readFile(note, "utf8")))] : texts;
};
