import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { matching } from "../../../src/domain/list-definition.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { userListDefinition } from "../../../src/domain/user.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

/** Two letters of one sign, a sign of two units, a mark of its own, and what has nothing beyond ASCII. */
const TEXTS = ["", "soup", "é", "aé", "éa", "ábñ", "王x王王", "a👩‍🍳b", "e\u0301x", "नम स्ते ok", "ラーメン 2"];

const lettersBeyond = (text: string): ReadonlySet<string> => {
  const letters = [...text];
  const pairs = letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
  return new Set([...letters, ...pairs].filter((gram) => /[^\0-\u007f]/u.test(gram)));
};

const BEYOND_LATIN = /[^\0-\u024f]/u;

onBoth("D58: searches for parts of words", portsOver, (it) => {
  it.effect("what is known of a text are its letters beyond ASCII, and the pairs with one", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      for (const text of TEXTS) {
        const [row] = yield* sql<{
          grams: ReadonlyArray<string>;
        }>`SELECT letters_beyond_latin(${text}) AS grams`;
        expect([text, new Set(row?.grams)]).toEqual([text, lettersBeyond(text)]);
      }
    }),
  );

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
      for (const query of [...new Set(parts), "\u738b", "x\u738b", "@", "#", "%_", "qx", ",", "@,x"]) {
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
