import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import { SqlClient } from "effect/sql/SqlClient";
import {
  asFound,
  database,
  migratedTo,
  ofThisVersion,
} from "../../../src/adapters/backend/database/database.ts";
import { MIGRATIONS, reachedMigration } from "../../../src/adapters/backend/database/tables.ts";
import { onServer } from "./on-server.ts";

onServer((location) => {
  it.live(
    "a start says when it begins to migrate and when it has, and refuses what a newer version has migrated",
    () =>
      Effect.gen(function* () {
        const place = yield* location;
        const lines: Array<string> = [];
        const noting = Logger.layer([Logger.map(Logger.formatSimple, (line) => void lines.push(line))]);
        const start = Effect.scoped(Layer.build(Layer.provide(database(place), noting)));
        const onIt = Effect.provide(asFound(place));
        yield* onIt(migratedTo(47));
        const older = yield* Effect.flip(onIt(ofThisVersion));
        yield* start;
        const known = yield* onIt(reachedMigration);
        expect(older.message).toBe(
          `The database is of an older version of the console: its last migration is 47, and this version knows ${known}.\n` +
            "Start this version, which migrates it, or use the older one.",
        );
        yield* onIt(ofThisVersion);
        expect(lines.splice(0)).toEqual([
          expect.stringContaining(`Migrating the database from 47 to ${known}`),
          expect.stringContaining(`Migrated the database to ${known}`),
        ]);
        yield* start;
        expect(lines).toEqual([]);
        yield* onIt(
          Effect.flatMap(
            SqlClient,
            (sql) => sql`INSERT INTO ${sql(MIGRATIONS)} (migration_id, name) VALUES (${known + 1}, 'later')`,
          ),
        );
        const newer =
          `The database is of a newer version of the console: its last migration is ${known + 1}, and this version knows ${known}.\n` +
          "Start the newer version, or restore a backup of before into another database.";
        expect((yield* Effect.flip(start)).message).toBe(newer);
        expect((yield* Effect.flip(onIt(ofThisVersion))).message).toBe(newer);
      }).pipe(Effect.scoped),
  );
});
