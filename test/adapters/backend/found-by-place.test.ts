import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import foundByPlace from "../../../src/adapters/backend/database/migrations/0048_found-by-place.ts";
import { UNARRANGED } from "../../../src/domain/list-request.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

const EVERYTHING = { first: 0, max: 200 };

onBoth("§7: a kitchen is found by its place, and nothing by what nobody sees", portsOver, (it) => {
  it.effect("also what was kept before, which stays where it is in the list", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const [users, kitchens] = [yield* Users, yield* Kitchens];
      const named = (query: string) =>
        Effect.map(kitchens.list(EVERYTHING, { ...UNARRANGED, query }), ({ items, total }) => [
          items.map(({ nombre }) => nombre),
          total,
        ]);
      const byName = kitchens.list(EVERYTHING, { ...UNARRANGED, sort: "name" });
      // As the console before kept them.
      yield* sql`UPDATE kitchens SET search_text = upper(nombre), location = NULL`;
      yield* sql`UPDATE kitchens SET nombre = 'Ánà', location = 'Alfama, Lisboa', search_text = 'ANA' WHERE kitchen_id = 3`;
      yield* sql`UPDATE users SET search_text = ${"ZED\u200BRA\u200F\nZ@EXAMPLE.COM"} WHERE user_id = 20`;
      expect(yield* named("lisboa")).toEqual([[], 0]);
      const before = yield* byName;
      yield* sql.withTransaction(foundByPlace);
      expect(yield* named("alfama ana")).toEqual([["Ánà"], 1]);
      const zedra = yield* users.list(EVERYTHING, { ...UNARRANGED, query: "zed\u200Bra" });
      expect(zedra.items.map(({ userId }) => userId)).toEqual(["20"]);
      expect(yield* byName).toEqual(before);

      const [last] = before.items.slice(-1);
      if (last === undefined) throw new Error("There are kitchens");
      yield* kitchens.edit({ ...last, location: "Bairro Alto, Lisboa" });
      expect((yield* named("lisboa"))[1]).toBe(2);
    }),
  );
});
