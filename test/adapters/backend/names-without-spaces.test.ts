import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import namesWithoutSpaces from "../../../src/adapters/backend/database/migrations/0052_names-without-spaces.ts";
import { UNARRANGED } from "../../../src/domain/list-request.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

const EVERYBODY = { first: 0, max: 200 };

onBoth("P52: names of Chinese and Japanese letters", portsOver, (it) => {
  it.effect.each([
    ["蔡 子欣", ["蔡子欣", "蔡 子欣", "子欣 蔡"]],
    ["佐々木 さくら", ["佐々木さくら", "佐々木　さくら", "さくら"]],
    ["\u{20bb7} 野家", ["\u{20bb7}野家"]],
  ] as const)("%s that was kept before is found with a space and without", ([name, ways]) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const users = yield* Users;
      const kept = `${name}\nC@EXAMPLE.COM`;
      yield* sql`UPDATE users SET nombre = ${name}, search_text = ${kept} WHERE user_id = 20`;
      yield* sql.withTransaction(namesWithoutSpaces);
      for (const query of ways) {
        const { items } = yield* users.list(EVERYBODY, { ...UNARRANGED, query });
        expect([query, items.map(({ userId }) => userId)]).toEqual([query, ["20"]]);
      }
    }),
  );
});
