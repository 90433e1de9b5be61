import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { matching } from "../../../src/domain/list-definition.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { userListDefinition } from "../../../src/domain/user.ts";
import { seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (location: DatabaseLocation) => portsSql().pipe(Layer.provideMerge(seeded(location, 60)));

const BEYOND_LATIN = /[^\0-\u024f]/u;

onBoth("D58: searches for parts of words", portsOver, (it) => {
  it.effect("D58: one letter, two and three, in any script and anywhere, find who has them", () =>
    Effect.gen(function* () {
      const users = yield* Users;
      const { items } = yield* users.all();
      const names = items.map(({ profile }) => profile.nombre);
      expect(names.filter((name) => BEYOND_LATIN.test(name)).length).toBeGreaterThan(9);
      const parts = names.flatMap((name, place) => {
        const letters = [...name];
        const at = place % Math.max(1, letters.length - 3);
        return [1, 2, 3].map((length) => letters.slice(at, at + length).join(""));
      });
      for (const query of [...new Set(parts), "\u738b", "x\u738b", "@", "#", "%_", "qx"]) {
        const found = yield* users.find(query, { first: 0, max: 200 });
        const expected = matching(userListDefinition, items, query).map(({ userId }) => userId);
        expect([query, found.items.map(({ userId }) => userId), found.total]).toEqual([
          query,
          expected,
          expected.length,
        ]);
      }
    }),
  );
});
