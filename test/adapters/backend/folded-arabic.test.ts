import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import foldedArabic from "../../../src/adapters/backend/database/migrations/0044_folded-arabic.ts";
import { matching } from "../../../src/domain/list-definition.ts";
import { UNARRANGED } from "../../../src/domain/list-request.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { userListDefinition } from "../../../src/domain/user.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

const EVERYBODY = { first: 0, max: 200 };

const NAME = "فاطمة عبد الله";
const WAYS = ["فاطمه", "فاطمة", "عبدالله", "عبد الله", "فاطمه عبدالله"];

onBoth("D58: Arabic is found however it is typed", portsOver, (it) => {
  it.effect("what was kept before is folded anew, and stands and is counted where it belongs then", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const [users, kitchens] = [yield* Users, yield* Kitchens];
      const [tribes, comments] = [yield* Tribes, yield* Comments];
      const byName = { ...UNARRANGED, sort: "name" };
      yield* users.list(EVERYBODY, { ...byName, query: "فاطمه" });
      // As the console before kept them.
      yield* sql`UPDATE users SET nombre = ${NAME}, search_text = ${`${NAME}\nF@EXAMPLE.COM`} WHERE user_id = 20`;
      yield* sql`UPDATE users SET nombre = 'محمد', search_text = ${"محمد\nM@EXAMPLE.COM"} WHERE user_id = 21`;
      yield* sql`UPDATE kitchens SET nombre = ${NAME}, chef_user_id = 20, search_text = ${NAME} WHERE kitchen_id = 1`;
      yield* sql`UPDATE tribes SET name = ${NAME}, search_text = ${NAME} WHERE tribe_id = 1`;
      yield* sql`UPDATE comments SET text = ${NAME}, search_text = ${NAME} WHERE comment_id = 1`;
      yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* foldedArabic;
          yield* sql`ALTER TABLE users ADD COLUMN later integer`;
        }),
      );
      const { items } = yield* users.all();
      for (const query of WAYS) {
        const found = yield* users.list(EVERYBODY, { ...byName, query });
        const expected = matching(userListDefinition, items, query).map(({ userId }) => userId);
        expect([query, found.items.map(({ userId }) => userId).toSorted(), found.total]).toEqual([
          query,
          expected.toSorted(),
          expected.length,
        ]);
        expect(expected).toContain("20");
        const there = [
          (yield* kitchens.list(EVERYBODY, { ...UNARRANGED, query })).items.map(({ nombre }) => nombre),
          (yield* tribes.list(EVERYBODY, { ...UNARRANGED, query })).items.map(({ name }) => name),
          (yield* comments.list(EVERYBODY, { ...UNARRANGED, query })).items.map(({ text }) => text),
        ];
        expect(there.map((texts) => texts.includes(NAME))).toEqual([true, true, true]);
      }
      const keys = yield* sql`
        SELECT k.chef_key = u.name_key AS is_alike FROM kitchens k JOIN users u ON user_id = chef_user_id
        WHERE kitchen_id = 1`;
      expect(keys).toEqual([{ is_alike: true }]);
      expect((yield* users.list({ first: 0, max: 1 }, byName)).total).toBe(items.length);
    }),
  );
});
