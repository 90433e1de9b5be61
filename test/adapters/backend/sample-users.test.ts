import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { sown } from "../database-image.ts";

it.live(
  "D51: sample users joined all through the last year, none of its days many, none later than now",
  () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const days = yield* sql<{ joined: number }>`
      SELECT count(*)::int AS joined FROM users
      WHERE created_at BETWEEN now() - interval '1 year' AND now() GROUP BY created_at::date`;
      expect(days.reduce((sum, { joined }) => sum + joined, 0)).toBe(2_000);
      expect(days.length).toBeGreaterThan(300);
      expect(Math.max(...days.map(({ joined }) => joined))).toBeLessThan(40);
    }).pipe(Effect.provide(sown(2_000))),
);
