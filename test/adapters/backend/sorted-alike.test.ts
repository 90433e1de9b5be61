import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import sortedAlike from "../../../src/adapters/backend/database/migrations/0053_sorted-alike.ts";
import { UNARRANGED } from "../../../src/domain/list-request.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

const PLACES = [
  "Århus",
  "Évora",
  "évora 9",
  "Évora ١٠",
  "İzmir",
  "Óbidos",
  "Praça ٢",
  "Praça १०",
  "Straße 1",
  "Strasse 2",
  "Zagreb",
];

/** How keys were made before. */
const BEFORE = `
  CREATE OR REPLACE FUNCTION sort_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT left(regexp_replace(
      regexp_replace(left(words, 100), '(\\d+)', '0000000000\\1', 'g'), '\\d*(\\d{10})', '\\1', 'g'), 200)
  $$`;

onBoth("P26: the order of places", portsOver, (it) => {
  it.effect.each(["location", "description"] as const)(
    "goes by letters without accents and by numbers in any script, also of what was kept before: %s",
    (sort) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        const kitchens = yield* Kitchens;
        const noted = sql`SELECT count(*) FROM activity`;
        const listed = (direction: "ascending" | "descending") =>
          Effect.forEach([0, 4, 8, 12], (first) =>
            kitchens.list({ first, max: 4 }, { ...UNARRANGED, sort, direction }),
          ).pipe(Effect.map((pages) => pages.flatMap(({ items }) => items.map((each) => each[sort]))));
        yield* sql.unsafe(BEFORE);
        yield* sql`UPDATE kitchens SET location = NULL, description = NULL`;
        for (const [index, place] of PLACES.toReversed().entries())
          yield* sql`UPDATE kitchens SET ${sql(sort)} = ${place} WHERE kitchen_id = ${index + 1}`;
        const before = yield* noted;
        yield* sql.withTransaction(sortedAlike);
        expect((yield* listed("ascending")).slice(0, PLACES.length)).toEqual(PLACES);
        expect((yield* listed("descending")).slice(0, PLACES.length)).toEqual(PLACES.toReversed());
        expect(yield* noted).toEqual(before);
      }),
  );
});
