import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import foldedPersian from "../../../src/adapters/backend/database/migrations/0051_folded-persian.ts";
import { searchText } from "../../../src/domain/matching.ts";
import { UNARRANGED } from "../../../src/domain/list-request.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

const EVERYTHING = { first: 0, max: 200 };
const NAME = "نان\u200cوایی کتاب";
const KEPT_BEFORE = "نانوایی کتاب";

onBoth("P52: Persian is found however it is typed", portsOver, (it) => {
  it.effect("what was kept before is folded anew, and stays where it is in the list", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const [users, kitchens] = [yield* Users, yield* Kitchens];
      const byName = kitchens.list(EVERYTHING, { ...UNARRANGED, sort: "name" });
      yield* sql`UPDATE kitchens SET nombre = ${NAME}, search_text = ${KEPT_BEFORE} WHERE kitchen_id = 3`;
      yield* sql`UPDATE users SET search_text = ${`${KEPT_BEFORE}\nZ@EXAMPLE.COM`} WHERE user_id = 20`;
      const before = yield* byName;
      yield* sql.withTransaction(foldedPersian);
      for (const query of ["کتاب", "كتاب", "نانوايي", "نان\u200cوایی كتاب"]) {
        const found = yield* kitchens.list(EVERYTHING, { ...UNARRANGED, query });
        expect([query, found.items.map(({ nombre }) => nombre), found.total]).toEqual([query, [NAME], 1]);
        const people = yield* users.list(EVERYTHING, { ...UNARRANGED, query });
        expect(people.items.map(({ userId }) => userId)).toEqual(["20"]);
      }
      expect(yield* byName).toEqual(before);
      expect(yield* sql`SELECT search_text FROM kitchens WHERE kitchen_id = 3`).toEqual([
        { search_text: searchText([NAME]) },
      ]);
    }),
  );
});
