import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { areCoordinates, boxesAround, nearest, NewPlace, Place } from "../../../domain/place.ts";
import { Locations } from "../../../domain/ports/locations.ts";
import { readable } from "../../../domain/records.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { collectionSql, tableOf } from "./collection.ts";
import { writing } from "./entity-rows.ts";
import { savingSql } from "./saving.ts";

const NOWHERE = Refused("These coordinates are no point on the earth");

const columnsOf = writing(NewPlace);

const kept = (place: NewPlace) => (areCoordinates(place) ? columnsOf(place) : Effect.fail(NOWHERE));

export const locationsSql = Layer.effect(
  Locations,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const table = {
      ...tableOf(sql, "locations", "l.ubicacion_id", Place),
      missing: "Location not found",
    };
    const locations = collectionSql(sql, table);
    const saving = savingSql(sql, { ...table, dangling: Refused("There is no such kitchen") });
    return Locations.of({
      ...locations,
      create: (location) =>
        kept(location).pipe(Effect.flatMap(saving.insert), Effect.flatMap(locations.byId)),
      edit: (location) =>
        kept(location).pipe(
          Effect.flatMap((row) => saving.update(location.ubicacionId, row)),
          Effect.andThen(locations.byId(location.ubicacionId)),
        ),
      nearby: Effect.fnUntraced(function* (center, radiusKm) {
        if (!areCoordinates(center)) return yield* Effect.fail(NOWHERE);
        if (!(radiusKm >= 0)) return yield* Effect.fail(Refused("A radius is zero kilometres or more"));
        const around = boxesAround(center, radiusKm).map(
          ({ south, north, west, east }) =>
            sql`(l.lat BETWEEN ${south} AND ${north} AND l.lng BETWEEN ${west} AND ${east})`,
        );
        const { items } = yield* locations.where(sql.or(around));
        return readable(nearest(items, center, radiusKm));
      }),
    });
  }),
);
