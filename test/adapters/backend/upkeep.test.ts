import { expect } from "@effect/vitest";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Logger from "effect/Logger";
import * as Queue from "effect/Queue";
import { SqlClient } from "effect/sql/SqlClient";
import * as TestClock from "effect/testing/TestClock";
import { cutLargeBlocks } from "../../../src/adapters/backend/sql/list-blocks.ts";
import { upkeep } from "../../../src/adapters/backend/upkeep.ts";
import { empty } from "../database-image.ts";
import { onEmbedded } from "./on-server.ts";

onEmbedded("the upkeep of each minute", empty, (it) => {
  it.effect("a list that cannot be cut keeps no other from its turn, and is told of", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* sql`CREATE TABLE cut_ones (list text)`;
      yield* sql`
        CREATE OR REPLACE FUNCTION cut_large_blocks(which text) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          IF which = (SELECT min(list) FROM lists) THEN RAISE EXCEPTION 'somebody holds %', which; END IF;
          INSERT INTO cut_ones VALUES (which);
        END $$`;
      const cause = yield* Effect.flip(Effect.sandbox(cutLargeBlocks));
      expect(Cause.pretty(cause)).toMatch(/somebody holds/u);
      expect(yield* sql`SELECT list FROM cut_ones ORDER BY list`).toEqual(
        yield* sql`SELECT list FROM lists ORDER BY list OFFSET 1`,
      );
    }),
  );

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
