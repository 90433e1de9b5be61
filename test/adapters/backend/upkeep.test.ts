import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Logger from "effect/Logger";
import * as Queue from "effect/Queue";
import { SqlClient } from "effect/sql/SqlClient";
import * as TestClock from "effect/testing/TestClock";
import { upkeep } from "../../../src/adapters/backend/upkeep.ts";
import { empty } from "../database-image.ts";
import { onEmbedded } from "./on-server.ts";

onEmbedded("the upkeep of each minute", empty, (it) => {
  it.effect(
    "each part says what it failed of, keeps no other from its turn and has its own a minute later",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        const lines = yield* Queue.unbounded<string>();
        yield* sql`DROP FUNCTION cut_large_blocks`;
        yield* sql`DROP TABLE report_presence`;
        const minutes = Effect.gen(function* () {
          for (let minute = 0; minute < 3; minute += 1) {
            expect(yield* Queue.take(lines)).toMatch(/Cutting large blocks failed.*cut_large_blocks/u);
            expect(yield* Queue.take(lines)).toMatch(/Forgetting what has expired failed.*report_presence/u);
            yield* TestClock.adjust("1 minute");
          }
        });
        yield* Effect.raceFirst(upkeep, minutes).pipe(
          Effect.provide([
            TestClock.layer(),
            Logger.layer([Logger.map(Logger.formatLogFmt, (line) => Queue.offerUnsafe(lines, line))]),
          ]),
        );
      }),
  );
});
