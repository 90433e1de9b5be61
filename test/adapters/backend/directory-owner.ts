import { writeSync } from "node:fs";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { database, type DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { ActivityLog, Noting } from "../../../src/adapters/backend/policy/activity-log.ts";
import { activityLogSql } from "../../../src/adapters/backend/sql/activity-log.ts";
import { inTransaction } from "../../../src/adapters/backend/sql/transaction.ts";
import { Refused, type RemoteFailure } from "../../../src/domain/remote-failure.ts";

/*
 * A process that writes to a database, in a data directory that it owns (D52) or on a server, started by a test: says
 * which writes it found and how often each is noted (D66), then writes and says so until it is killed, or told to stop by
 * the end of its input. Every write is first refused in its midst.
 */

const say = (word: string, value: unknown) =>
  Effect.sync(() => writeSync(1, `${word} ${JSON.stringify(value)}\n`));

const toldToStop = Effect.callback<void>((resume) => {
  process.stdin.once("end", () => resume(Effect.void)).resume();
});

const owning = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const log = yield* ActivityLog;
  // A number that is only noted, or only written, is there too.
  const found = yield* sql<{ number: number; rows: number; entries: number }>`
    SELECT number, coalesce(rows, 0) AS rows, coalesce(entries, 0) AS entries
    FROM (SELECT nombre::int AS number, count(*)::int AS rows FROM users GROUP BY 1) AS written
    FULL JOIN (SELECT name::int AS number, count(*)::int AS entries FROM activity GROUP BY 1) AS noted USING (number)
    ORDER BY 1`;
  yield* say("found", found);
  let next = (found.at(-1)?.number ?? 0) + 1;
  const noting = log.noting({
    operation: "authentication.createUser",
    actor: undefined,
    recordId: undefined,
    reason: undefined,
    request: undefined,
  });
  const noted = <A>(change: Effect.Effect<A, RemoteFailure>) =>
    Effect.provideService(inTransaction(sql)(change), Noting, noting);
  const half = (name: string) =>
    Effect.orDie(
      sql`INSERT INTO users ${sql.insert({
        email: `${name}-${next}@kitchen.example`,
        nombre: String(next),
        role_id: 2,
        search_text: "",
      })}`,
    );
  const write = Effect.gen(function* () {
    yield* Effect.flip(noted(Effect.andThen(half("one"), Effect.fail(Refused("Half of it")))));
    yield* noted(Effect.andThen(half("one"), half("other")));
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
  Effect.provide(Layer.provideMerge(activityLogSql, database(location))),
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
