import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Predicate from "effect/Predicate";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import { SqlClient } from "effect/sql/SqlClient";
import { isSqlError, type SqlError } from "effect/sql/SqlError";
import { reasonOf } from "../reason-of.ts";
import { BackupHead, BackupUnusable, unusable } from "./backup.ts";
import { migratedTo } from "./database.ts";
import { madeAtTheEnd } from "./made-at-the-end.ts";
import { BLOCKS, sums } from "./sums.ts";
import { reachedMigration, readAlike, tables, writtenColumns } from "./tables.ts";

/** There is something in the database already; a backup is never mixed with it. */
class DatabaseInUse extends Data.TaggedError("DatabaseInUse")<{ readonly tables: number }> {
  override get message(): string {
    return (
      `The database has ${this.tables} tables already, and a backup is restored into one on which no console was started. ` +
      "Stop the console and make the database anew, or choose another with DATA_DIR or DATABASE_URL."
    );
  }
}

/** The lines of a packed file; fails where it is not whole. */
const linesOf = (file: string) =>
  Stream.suspend(() => {
    // What goes wrong is told by the stream that is read from, too.
    const plain = pipeline(createReadStream(file), createGunzip().setEncoding("utf8"), () => undefined);
    return Stream.fromAsyncIterable<string, BackupUnusable>(plain, unusable(file));
  }).pipe(Stream.splitLines);

const headOf = (file: string) =>
  Stream.runHead(linesOf(file)).pipe(
    Effect.map(Option.getOrElse(() => "")),
    Effect.flatMap(Schema.decodeEffect(BackupHead)),
    Effect.catchTag("SchemaError", () =>
      Effect.fail(new BackupUnusable({ file, reason: "it is no backup of this console" })),
    ),
  );

/** PostgreSQL's classes of what it says to values, rows and names that were never in a database. */
const DAMAGED = /^(?:22|23|42)/u;

const isDamage = ({ reason: { cause } }: SqlError): boolean =>
  Predicate.hasProperty(cause, "code") && DAMAGED.test(String(cause.code));

const takeIn = Effect.fnUntraced(function* (line: string) {
  const sql = yield* SqlClient;
  const end = line.indexOf("\t");
  const [table, rows] = [line.slice(0, end), line.slice(end + 1)];
  const kept = yield* writtenColumns(table);
  yield* sql`
    INSERT INTO ${sql(table)} (${kept}) OVERRIDING SYSTEM VALUE
    SELECT ${kept} FROM jsonb_populate_recordset(NULL::${sql(table)}, ${rows}::jsonb)`;
});

/**
 * Fills a database that nobody has used with what a backup holds, under the schema that it had then, and looks whether it
 * adds up. All of it is there afterwards, or nothing. Fails with `BackupUnusable` or `DatabaseInUse`.
 */
export const restore = Effect.fnUntraced(function* (file: string) {
  const sql = yield* SqlClient;
  const head = yield* headOf(file);
  const before = yield* tables;
  if (before.length > 0) return yield* new DatabaseInUse({ tables: before.length });
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* migratedTo(head.migration);
      if ((yield* reachedMigration) !== head.migration)
        return yield* new BackupUnusable({ file, reason: "a newer version of the console made it" });
      const names = yield* tables;
      yield* readAlike;
      const filling = Effect.gen(function* () {
        yield* Effect.forEach(names, (name) => sql`ALTER TABLE ${sql(name)} DISABLE TRIGGER USER`);
        yield* sql`TRUNCATE ${sql.csv(names.map((name) => sql`${sql(name)}`))}`;
        yield* linesOf(file).pipe(
          Stream.drop(1),
          Stream.runForEach(takeIn),
          Effect.catchIf(
            (failure) => isSqlError(failure) && isDamage(failure),
            (failure) => new BackupUnusable({ file, reason: `it is damaged (${reasonOf(failure)})` }),
          ),
        );
        yield* Effect.forEach(names, (name) => sql`ALTER TABLE ${sql(name)} ENABLE TRIGGER USER`);
      });
      // Rows come in no order.
      yield* madeAtTheEnd(filling);
      yield* Effect.forEach(
        head.sequences,
        ({ name, last }) => sql`SELECT setval(${`public.${name}`}::regclass, ${last}::bigint)`,
      );
      const isSame = JSON.stringify(yield* sums(head.format)) === JSON.stringify(head.tables);
      if (!isSame)
        return yield* new BackupUnusable({ file, reason: "what is in it does not add up to what it says" });
      // Before 0009 there are none.
      if (names.includes(BLOCKS)) yield* sql`SELECT cut_list(list) FROM lists`;
    }),
  );
  return head;
});
