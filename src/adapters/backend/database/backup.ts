import { once } from "node:events";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import * as Clock from "effect/Clock";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { reasonOf } from "../reason-of.ts";
import { clearLeft, partOf } from "./parts.ts";
import { Format, FORMAT, sums } from "./sums.ts";
import { reachedMigration, readAlike } from "./tables.ts";

/**
 * The first line of a backup: of which moment and schema it is, what each table held then, and how far numbers were
 * given. Every other line is a table's name, a tab and an array of some of its rows.
 */
export const BackupHead = Schema.fromJsonString(
  Schema.Struct({
    format: Format,
    takenAt: Schema.String,
    migration: Schema.Int,
    tables: Schema.Array(Schema.Struct({ name: Schema.String, rows: Schema.Int, checksum: Schema.String })),
    sequences: Schema.Array(Schema.Struct({ name: Schema.String, last: Schema.String })),
  }),
);
export type BackupHead = (typeof BackupHead)["Type"];

/** A backup cannot be written to its file, or read from it. */
export class BackupUnusable extends Data.TaggedError("BackupUnusable")<{
  readonly file: string;
  readonly reason: string;
}> {
  override get message(): string {
    return `The backup ${this.file} cannot be used: ${this.reason}.`;
  }
}

export const unusable = (file: string) => (cause: unknown) =>
  new BackupUnusable({ file, reason: reasonOf(cause) });

/** So many rows are in memory at once; fewer of a table that holds pictures. */
const ROWS = 500;
const ROWS_WITH_BYTES = 8;

const headNow = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const sequences = yield* sql<{ name: string; last: string }>`
    SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`;
  return {
    format: FORMAT,
    takenAt: new Date(yield* Clock.currentTimeMillis).toISOString(),
    migration: yield* reachedMigration,
    tables: yield* sums(FORMAT),
    sequences,
  } satisfies BackupHead;
});

/** Gives the rows of a table, some at a time. */
const rowsOf = Effect.fnUntraced(function* <E>(
  table: string,
  take: (rows: ReadonlyArray<string>) => Effect.Effect<void, E>,
) {
  const sql = yield* SqlClient;
  const bytes = yield* sql`
    SELECT 1 FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table} AND data_type = 'bytea'`;
  const count = sql.literal(String(bytes.length > 0 ? ROWS_WITH_BYTES : ROWS));
  yield* sql`DECLARE reading CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${sql(table)} t`;
  const some = sql<{ row: string }>`FETCH ${count} FROM reading`;
  for (let rows = yield* some; rows.length > 0; rows = yield* some) yield* take(rows.map(({ row }) => row));
  yield* sql`CLOSE reading`;
});

/**
 * Writes everything that the database holds at one moment to a file, while others go on writing to the database. The file
 * is there when it is whole, and nothing of it otherwise. Fails with `BackupUnusable`.
 */
export const backUp = Effect.fnUntraced(function* (file: string) {
  const sql = yield* SqlClient;
  const part = partOf(file);
  const attempt = <A>(step: () => Promise<A>) => Effect.tryPromise({ try: step, catch: unusable(file) });
  const writeTo = Effect.fnUntraced(function* (opened: FileHandle) {
    const packed = createGzip();
    const written = pipeline(packed, opened.createWriteStream({ flush: true }));
    // Whoever waits for it is told, which may be nobody for a while.
    written.catch(() => undefined);
    const write = (line: string) =>
      attempt(async () => {
        if (!packed.write(`${line}\n`)) await Promise.race([once(packed, "drain"), written]);
      });
    const head = yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`;
        yield* readAlike;
        const now = yield* headNow;
        yield* write(Schema.encodeSync(BackupHead)(now));
        yield* Effect.forEach(now.tables, ({ name }) =>
          rowsOf(name, (rows) => write(`${name}\t[${rows.join(",")}]`)),
        );
        return now;
      }),
    );
    yield* attempt(async () => {
      packed.end();
      await written;
      await rename(part, file);
    });
    return head;
  });
  yield* clearLeft(file);
  return yield* Effect.acquireUseRelease(
    // Whoever may read it can read everybody's addresses.
    attempt(() => open(part, "wx", 0o600)),
    writeTo,
    (opened, exit) =>
      Effect.promise(async () => {
        await opened.close();
        if (Exit.isFailure(exit)) await rm(part, { force: true });
      }),
  );
});
