import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { byScore, score } from "../../../src/domain/kitchen.ts";
import { Analytics } from "../../../src/domain/ports/analytics.ts";
import { Refused } from "../../../src/domain/remote-failure.ts";
import { CONTRACT_USERS } from "./ports.contract.ts";

// Names whose order differs between collations, and scores that tie.
const KITCHENS = [
  ["Zoe", 2, 1],
  ["ana", 5, 0],
  ["Äna", 5, 0],
  ["Ana", 5, 0],
  ["Ana", 6, 1],
  ["Last", 0, 9],
  ["First", 90, 1],
] as const;

const TRIBES = [
  { name: "Quiet", members: 1, comments: 0 },
  { name: "Loud", members: 1, comments: 3 },
  { name: "Many", members: 3, comments: 0 },
  { name: "Few", members: 1, comments: 0 },
] as const;

/** Takes the place of whatever kitchens and tribes the sample has: known ones, and acts on known days. */
const arranged = Effect.gen(function* () {
  const sql = yield* SqlClient;
  for (const table of ["comments", "dates", "kitchens", "tribes"]) yield* sql`DELETE FROM ${sql(table)}`;
  for (const [nombre, positivo, negativo] of KITCHENS)
    yield* sql`INSERT INTO kitchens ${sql.insert({ nombre, positivo, negativo, search_text: nombre })}`;
  for (const { name, members, comments } of TRIBES) {
    const [tribe] = yield* sql<{ tribe_id: string }>`
      INSERT INTO tribes ${sql.insert({ name, description: `About ${name}`, search_text: name })}
      RETURNING tribe_id::text`;
    const key = BigInt(tribe?.tribe_id ?? 0);
    for (let user = 1; user <= members; user += 1)
      yield* sql`INSERT INTO tribe_members (tribe_id, user_id) VALUES (${key}, ${user})`;
    for (let nth = 0; nth < comments; nth += 1)
      yield* sql`
        INSERT INTO comments (user_id, tribe_id, text, created_at)
        VALUES (${1 + (nth % 2)}, ${key}, 'Hello', current_date - 1 + interval '1 hour')`;
  }
  yield* sql`
    INSERT INTO dates (source_user_id, target_user_id, created_at)
    VALUES (1, 2, current_date - 1 + interval '2 hours'), (3, 2, current_date - 1), (4, 2, current_date - 2)`;
  yield* sql`UPDATE users SET created_at = current_date - 400 + interval '1 hour'`;
  yield* sql`UPDATE users SET created_at = current_date - 6 WHERE user_id IN (5, 6)`;
}).pipe(Effect.orDie);

/**
 * What the port Analytics promises to staff, whoever implements it (§7). Takes a layer over a freshly seeded database,
 * and the database itself, whose kitchens and tribes it replaces.
 */
export const analyticsContract = <E>(name: string, ports: Layer.Layer<Analytics | SqlClient, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect("§7: totals by name", () =>
      Effect.gen(function* () {
        yield* arranged;
        const { total } = yield* Analytics;
        expect([yield* total("users"), yield* total("kitchens"), yield* total("tribes")]).toEqual([
          { name: "users", total: CONTRACT_USERS },
          { name: "kitchens", total: KITCHENS.length },
          { name: "tribes", total: TRIBES.length },
        ]);
      }),
    );

    it.effect("§9, D40: popular kitchens are in the domain's order; ties by name, then by id", () =>
      Effect.gen(function* () {
        yield* arranged;
        const { popularKitchens } = yield* Analytics;
        const { items, unreadable } = yield* popularKitchens(200);
        expect(items.map((kitchen) => [kitchen.nombre, score(kitchen)])).toEqual([
          ["First", 89],
          ["Ana", 5],
          ["Ana", 5],
          ["ana", 5],
          ["Äna", 5],
          ["Zoe", 1],
          ["Last", -9],
        ]);
        expect([items.toSorted(byScore), unreadable]).toEqual([items, 0]);
        expect(yield* popularKitchens(3)).toEqual({ items: items.slice(0, 3), unreadable: 0 });
      }),
    );

    it.effect("§9: active tribes are those with the most comments, then those with the most members", () =>
      Effect.gen(function* () {
        yield* arranged;
        const { activeTribes } = yield* Analytics;
        const { items, unreadable } = yield* activeTribes(200);
        expect([items.map((tribe) => tribe.name), unreadable]).toEqual([["Loud", "Many", "Quiet", "Few"], 0]);
        expect(items[0]).toEqual({
          tribeId: expect.any(String),
          name: "Loud",
          description: "About Loud",
          memberCount: 1,
          creationDate: expect.any(String),
        });
        expect(yield* activeTribes(2)).toEqual({ items: items.slice(0, 2), unreadable: 0 });
        const sql = yield* SqlClient;
        yield* sql`
          INSERT INTO comments (user_id, tribe_id, text)
          SELECT 1, tribe_id, 'Hello' FROM tribes, generate_series(1, 2) WHERE name IN ('Few', 'Quiet')`;
        yield* sql`DELETE FROM comments WHERE user_id = 1 AND tribe_id = (SELECT min(tribe_id) FROM tribes)`;
        // What somebody said goes with them.
        yield* sql`
          WITH guest AS (
            INSERT INTO users (nombre, email, role_id, search_text) VALUES ('G', 'guest@example.org', 2, 'G') RETURNING user_id
          )
          INSERT INTO comments (user_id, tribe_id, text)
          SELECT user_id, tribe_id, 'Hello' FROM guest, tribes, generate_series(1, 9) WHERE name = 'Many'`;
        yield* sql`DELETE FROM users WHERE nombre = 'G'`;
        // What is kept for a number of tribes knows nothing of comments that came another way.
        expect((yield* activeTribes(199)).items.map(({ name: is }) => is)).toEqual([
          "Loud",
          "Few",
          "Many",
          "Quiet",
        ]);
      }),
    );

    it.effect(
      "§9: activity has each day until today once, oldest first, and counts a person once a day",
      () =>
        Effect.gen(function* () {
          yield* arranged;
          const sql = yield* SqlClient;
          const days = yield* sql<{ day: string }>`
          SELECT (current_date - ago)::text AS day FROM generate_series(6, 0, -1) AS ago`;
          const { items } = yield* (yield* Analytics).userActivity(7);
          expect(items.map(({ date, joined, active }) => [date, joined, active])).toEqual(
            days.map(({ day }, index) => [day, index === 0 ? 2 : 0, [0, 0, 0, 0, 1, 3, 0][index]]),
          );
          const year = yield* (yield* Analytics).userActivity(365);
          expect([year.items.length, year.items.slice(-7)]).toEqual([365, items]);
        }),
    );

    it.effect.each([0, -1, 366, 100_000])("§9: there is no activity of %i days", (days) =>
      Effect.gen(function* () {
        expect(yield* Effect.flip((yield* Analytics).userActivity(days))).toEqual(
          Refused("Activity is there for 1 to 365 days"),
        );
      }),
    );
  });
