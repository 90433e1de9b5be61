import { writeSync } from "node:fs";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { database, type DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";

/*
 * A process that writes to a database, in a data directory that it owns (D52) or on a server, started by a test: says which writes it found, then writes and says so
 * until it is killed, or told to stop by the end of its input.
 */

const say = (word: string, value: unknown) =>
  Effect.sync(() => writeSync(1, `${word} ${JSON.stringify(value)}\n`));

const toldToStop = Effect.callback<void>((resume) => {
  process.stdin.once("end", () => resume(Effect.void)).resume();
});

const owning = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const found = yield* sql<{ number: number; rows: number }>`
    SELECT nombre::int AS number, count(*)::int AS rows FROM users GROUP BY nombre ORDER BY 1`;
  yield* say("found", found);
  let next = (found.at(-1)?.number ?? 0) + 1;
  const write = Effect.gen(function* () {
    const half = (name: string) =>
      sql`INSERT INTO users ${sql.insert({
        email: `${name}-${next}@kitchen.example`,
        nombre: String(next),
        role_id: 2,
        search_text: "",
      })}`;
    yield* sql.withTransaction(Effect.andThen(half("one"), half("other")));
    yield* say("kept", next);
    next += 1;
  });
  yield* Effect.raceFirst(toldToStop, Effect.forever(write));
});

const where = process.argv[2] ?? "";
const location: DatabaseLocation = where.startsWith("postgres://")
  ? { _tag: "Server", url: where }
  : { _tag: "Directory", directory: where };
const started = Effect.runSync(Clock.currentTimeMillis);
const program = owning.pipe(
  Effect.provide(database(location)),
  Effect.catchTag("DataDirectoryLocked", (failure) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      say("refused", {
        failure: { _tag: failure._tag, directory: failure.directory },
        milliseconds: now - started,
      }),
    ),
  ),
);
await Effect.runPromise(program);
writeSync(1, "ended true\n");
process.exit(0);
