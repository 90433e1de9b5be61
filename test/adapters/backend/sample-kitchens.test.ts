import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { CUISINES } from "../../../src/adapters/backend/sample/cuisines.ts";
import { DISHES } from "../../../src/adapters/backend/sample/pictures.ts";
import { ANYWHERE, seeded } from "../database-image.ts";

const SCRIPTS = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  pa: /\p{Script=Gurmukhi}/u,
};

layer(seeded(ANYWHERE, 2_000), { excludeTestServices: true })(
  "the kitchens and tribes of the sample",
  (it) => {
    it.effect(
      "a kitchen describes itself in the script of its chef, and says where it is and how many fit in",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient;
          const kitchens = yield* sql<{
            chef: string;
            description: string;
            location: string;
            capacity: number;
          }>`
        SELECT chef.nombre AS chef, k.description, k.location, k.capacity
        FROM kitchens k JOIN users chef ON chef.user_id = k.chef_user_id`;
          expect(kitchens.length).toBe(300);
          for (const script of Object.values(SCRIPTS)) {
            const theirs = kitchens.filter(({ chef }) => script.test(chef));
            expect(theirs.length).toBeGreaterThan(0);
            for (const { description } of theirs) expect(description).toMatch(script);
          }
          const places = new Set(Object.values(CUISINES).flatMap(({ locations }) => locations));
          expect(kitchens.filter(({ location }) => !places.has(location))).toEqual([]);
          expect(kitchens.every(({ capacity }) => capacity >= 4 && capacity <= 60)).toBe(true);
        }),
    );

    it.effect("every dish that is drawn is cooked somewhere", () =>
      Effect.sync(() => {
        const cooked = Object.values(CUISINES).flatMap(({ dishes }) => dishes.map(([dish]) => dish));
        expect(new Set(cooked)).toEqual(new Set(DISHES));
      }),
    );

    it.effect("most tribes are led by one of their members", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        const led = yield* sql<{ is_member: boolean }>`
        SELECT EXISTS (
          SELECT 1 FROM tribe_members m WHERE m.tribe_id = t.tribe_id AND m.user_id = t.leader_user_id
        ) AS is_member FROM tribes t WHERE leader_user_id IS NOT NULL`;
        expect(led.length).toBeGreaterThan(30);
        expect(led.every(({ is_member }) => is_member)).toBe(true);
      }),
    );
  },
);
