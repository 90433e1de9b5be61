import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import madeAt from "../../../src/adapters/backend/database/migrations/0045_made-at.ts";
import type { Dated } from "../../../src/domain/instant.ts";
import { UNARRANGED } from "../../../src/domain/list-request.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import type { Records } from "../../../src/domain/records.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 9)));

const THEN = "2026-02-03T04:05:06.789Z";

const timesOf = ({ items }: Records<Dated>) => items.map(({ creationDate }) => creationDate);

onBoth("D59: since when kitchens and tribes are there", portsOver, (it) => {
  it.effect("the log says of what was there before, else nobody does; of what is new, its transaction", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const [kitchens, tribes] = [yield* Kitchens, yield* Tribes];
      // As the console before kept them.
      for (const table of ["kitchens", "tribes"])
        yield* sql`ALTER TABLE ${sql(table)} DROP COLUMN created_at`;
      const noted = (operation: string, kind: string, id: string) => sql`
        INSERT INTO activity (operation, kind, record_id, records, changes, created_at)
        VALUES (${operation}, ${kind}, ${id}, ARRAY[${`${kind}:${id}`}], '[]', ${THEN})`;
      yield* noted("kitchens.create", "kitchen", "2");
      yield* noted("kitchens.edit", "kitchen", "3");
      yield* noted("tribes.create", "tribe", "5");
      yield* noted("tribes.create", "tribe", "999999");
      yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* madeAt;
          // The next migration may change both.
          yield* sql`ALTER TABLE kitchens ADD COLUMN later integer`;
          yield* sql`ALTER TABLE tribes ADD COLUMN later integer`;
        }),
      );
      const known = (times: ReadonlyArray<string | undefined>, place: number) =>
        times.map((_, index) => (index === place ? THEN : undefined));
      const [ofKitchens, ofTribes] = [timesOf(yield* kitchens.all()), timesOf(yield* tribes.all())];
      expect(ofKitchens).toEqual(known(ofKitchens, 1));
      expect(ofTribes).toEqual(known(ofTribes, 4));

      const made = yield* sql.withTransaction(
        Effect.gen(function* () {
          const [row] = yield* sql<{ now: Date }>`SELECT now()`;
          const kitchen = yield* kitchens.create({
            nombre: "New",
            logo: undefined,
            userChef: undefined,
            tribe: undefined,
          });
          const tribe = yield* tribes.create({ name: "New", description: "" });
          return { now: row?.now.toISOString(), times: [kitchen.creationDate, tribe.creationDate] };
        }),
      );
      expect(made.times).toEqual([made.now, made.now]);
      const newest = { ...UNARRANGED, sort: "time", direction: "descending" } as const;
      for (const { list } of [kitchens, tribes])
        expect(timesOf(yield* list({ first: 0, max: 1 }, newest))).toEqual([made.now]);
    }),
  );
});
