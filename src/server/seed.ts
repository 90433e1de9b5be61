import * as Clock from "effect/Clock";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { database } from "../adapters/backend/database/database.ts";
import { fill } from "../adapters/backend/sample/fill.ts";
import { isEmpty } from "../adapters/backend/sample/seed.ts";
import { ownDatabaseLocation } from "./settings/database-location.ts";
import { runAsProcess } from "./process.ts";
import { sampleSize } from "./sample-size.ts";
import { say } from "./terminal.ts";

/** Somebody's records are there; a sample is never mixed with them. */
class DatabaseNotEmpty extends Data.TaggedError("DatabaseNotEmpty")<{ readonly where: string }> {
  override get message(): string {
    return `${this.where} has users already, and a sample fills an empty database only. Choose another with DATA_DIR or DATABASE_URL.`;
  }
}

/*
 * Fills an empty database with a sample of any size: `npm run seed -- --users 100000 --kitchens 50000`. Everything
 * else grows with these two numbers, and the same numbers give the same sample.
 */
runAsProcess(
  Effect.gen(function* () {
    const size = yield* sampleSize(process.argv.slice(2));
    const location = yield* ownDatabaseLocation;
    const where = location._tag === "Directory" ? location.directory : "The server's database";
    const start = yield* Clock.currentTimeMillis;
    const seconds = Effect.map(Clock.currentTimeMillis, (now) => `${((now - start) / 1_000).toFixed(1)} s`);
    const told = (part: string) => Effect.flatMap(seconds, (after) => say(`${after.padStart(8)}  ${part}`));
    const filling = Effect.gen(function* () {
      if (!(yield* isEmpty)) return yield* new DatabaseNotEmpty({ where });
      return yield* fill({ ...size, told });
    });
    yield* Effect.scoped(Layer.build(database(location, { prepare: filling })));
    yield* say(`${size.users} users and ${size.kitchens} kitchens after ${yield* seconds}`);
  }),
  "npm run seed",
);
