import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { areCoordinates, boxesAround, nearest, type Place, type NewPlace } from "../../../domain/place.ts";
import { Locations } from "../../../domain/ports/locations.ts";
import { readable } from "../../../domain/records.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { collectionSql } from "./collection.ts";
import { idOf, keyOf } from "./rows.ts";
import { savingSql } from "./saving.ts";
import { storable } from "./storable.ts";

interface LocationRow {
  readonly ubicacion_id: string;
  readonly nombre: string;
  readonly lat: number;
  readonly lng: number;
  readonly kitchen_id: string | null;
}

const locationOf = ({ ubicacion_id, nombre, lat, lng, kitchen_id }: LocationRow): Place => ({
  ubicacionId: idOf<"location">(ubicacion_id),
  nombre,
  lat,
  lng,
  kitchen: kitchen_id === null ? undefined : { kitchenId: idOf<"kitchen">(kitchen_id) },
});

const NOWHERE = Refused("These coordinates are no point on the earth");

const columns = Effect.fnUntraced(function* ({ nombre, lat, lng, kitchen }: NewPlace) {
  if (!areCoordinates({ lat, lng })) return yield* Effect.fail(NOWHERE);
  yield* storable([nombre]);
  return { nombre, lat, lng, kitchen_id: kitchen === undefined ? null : keyOf(kitchen.kitchenId) };
});

/** `Locations` over SQL. */
export const locationsSql = Layer.effect(
  Locations,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const stored = { table: "locations", keyColumn: "ubicacion_id", missing: "Location not found" };
    const locations = collectionSql(sql, {
      ...stored,
      select: sql`SELECT l.ubicacion_id::text, l.nombre, l.lat, l.lng, l.kitchen_id::text FROM locations l`,
      key: "l.ubicacion_id",
      itemOf: locationOf,
    });
    const saving = savingSql(sql, { ...stored, dangling: "There is no such kitchen" });
    return Locations.of({
      all: locations.all,
      byId: locations.byId,
      remove: locations.remove,
      create: (location) =>
        columns(location).pipe(Effect.flatMap(saving.insert), Effect.flatMap(locations.byId)),
      edit: (location) =>
        columns(location).pipe(
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
        const candidates = yield* locations.where(sql.or(around));
        return readable(nearest(candidates, center, radiusKm));
      }),
    });
  }),
);
