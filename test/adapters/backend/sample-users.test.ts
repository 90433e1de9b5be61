import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { sown } from "../database-image.ts";

it.live(
  "D51: sample users joined all through the last year, none of its days many, none later than now; keys rise with time",
  () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const days = yield* sql<{ joined: number }>`
      SELECT count(*)::int AS joined FROM users
      WHERE created_at BETWEEN now() - interval '1 year' AND now() GROUP BY created_at::date`;
      expect(days.reduce((sum, { joined }) => sum + joined, 0)).toBe(2_000);
      expect(days.length).toBeGreaterThan(300);
      expect(Math.max(...days.map(({ joined }) => joined))).toBeLessThan(40);
      for (const [table, key] of [
        ["users", "user_id"],
        ["kitchens", "kitchen_id"],
        ["tribes", "tribe_id"],
      ] as const) {
        const times = yield* sql<{
          at: Date;
        }>`SELECT created_at AS at FROM ${sql(table)} ORDER BY ${sql(key)}`;
        const came = times.map(({ at }) => at.getTime());
        expect([table, came]).toEqual([table, came.toSorted((one, other) => one - other)]);
        expect(new Set(came).size).toBeGreaterThan(came.length - 4);
      }
    }).pipe(Effect.provide(sown(2_000))),
);

it.live("D51: nobody is told anything before they came, or later than now; keys rise with time", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const told = yield* sql<{ at: Date; inTime: boolean }>`
      SELECT m.created_at AS at, m.created_at BETWEEN u.created_at AND now() AS "inTime"
      FROM notifications m JOIN users u ON u.user_id = coalesce(m.user_id, m.author_user_id)
      ORDER BY m.notification_id`;
    expect(told.length).toBeGreaterThan(200);
    expect(told.filter(({ inTime }) => !inTime)).toEqual([]);
    const times = told.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }).pipe(Effect.provide(sown(2_000))),
);
