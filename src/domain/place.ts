import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";
import { Name } from "./rules.ts";

/** A point on the earth, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const there = {
  lat: Schema.Finite,
  lng: Schema.Finite,
  kitchen: fields.optional(fields.KitchenRef),
};

/** A place (§7, ubicacion), maybe a kitchen's. */
export const Place = Schema.Struct({
  ubicacionId: fields.id<"location">(),
  nombre: Schema.String,
  ...there,
}).annotate({ identifier: "Location" });
export interface Place extends Schema.Schema.Type<typeof Place> {}

/** A place that is yet to be kept. */
export const NewPlace = Schema.Struct({ nombre: Name, ...there }).annotate({ identifier: "NewLocation" });
export interface NewPlace extends Schema.Schema.Type<typeof NewPlace> {}

export const ChangedPlace = Schema.Struct({ ...Place.fields, nombre: Name }).annotate({
  identifier: "ChangedLocation",
});

/** Whether two numbers are a point on the earth. */
export const areCoordinates = ({ lat, lng }: Coordinates): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far two points lie apart on the globe, in kilometres (haversine). */
export const distanceKm = (a: Coordinates, b: Coordinates): number => {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** A piece of the earth between two parallels and two meridians, in degrees; `east` is never less than `west`. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

// Some six centimetres more than was asked for, so that rounding never leaves a point outside.
const SLACK = 1e-8;

/**
 * Boxes that hold every point within a radius, and more: what a look-up by index narrows to before it measures. Two
 * where the circle crosses the antimeridian; all the way round where it holds a pole.
 */
export const boxesAround = ({ lat, lng }: Coordinates, radiusKm: number): ReadonlyArray<Box> => {
  const angle = radiusKm / EARTH_RADIUS_KM + SLACK;
  const reach = (angle * 180) / Math.PI;
  const [south, north] = [Math.max(-90, lat - reach), Math.min(90, lat + reach)];
  if (south === -90 || north === 90) return [{ south, north, west: -180, east: 180 }];
  const side = (Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat)))) * 180) / Math.PI;
  const [west, east] = [lng - side, lng + side];
  if (west < -180) {
    return [
      { south, north, west: -180, east },
      { south, north, west: west + 360, east: 180 },
    ];
  }
  if (east > 180) {
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ];
  }
  return [{ south, north, west, east }];
};

/** The places within a radius of a point, nearest first; those equally far stay in their order. */
export const nearest = <A extends Coordinates>(
  places: ReadonlyArray<A>,
  center: Coordinates,
  radiusKm: number,
): ReadonlyArray<A> =>
  places
    .map((place) => ({ place, distance: distanceKm(center, place) }))
    .filter(({ distance }) => distance <= radiusKm)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
