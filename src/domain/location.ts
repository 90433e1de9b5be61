import type { LocationId } from "./id.ts";
import type { KitchenRef } from "./reference.ts";

/** A point on the earth, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** A place (§7, ubicacion), maybe a kitchen's. */
export interface Location extends Coordinates {
  readonly ubicacionId: LocationId;
  readonly nombre: string;
  readonly kitchen: KitchenRef | undefined;
}

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
