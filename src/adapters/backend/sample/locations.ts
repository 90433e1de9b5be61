import { faker } from "@faker-js/faker/locale/en";
import * as Effect from "effect/Effect";
import { insertAll } from "./batches.ts";
import { CITIES } from "./cities.ts";

const QUARTERS = [
  "Central Market",
  "Old Town",
  "Station Quarter",
  "University",
  "North Side",
  "South Gate",
  "Museum Quarter",
  "Garden District",
  "Town Hall Square",
  "Theatre District",
  "Food Hall",
  "Cathedral Square",
  "Design District",
  "East End",
  "West Park",
  "Botanical Garden",
];

const AROUND_KM = 6;

/** A place somewhere in a city: a few kilometres around its centre, named after a quarter. */
const placeIn = (city: string, lat: number, lng: number) => (quarter: string) => {
  const [nearLat, nearLng] = faker.location.nearbyGPSCoordinate({
    origin: [lat, lng],
    radius: AROUND_KM,
    isMetric: true,
  });
  return { nombre: `${quarter}, ${city}`, lat: nearLat, lng: nearLng };
};

/** Fills the places of the sample cities, each of no kitchen yet; the same seed gives the same. */
export const seedLocations = Effect.fnUntraced(function* (seed: number) {
  faker.seed(seed);
  yield* insertAll(
    "locations",
    CITIES.flatMap(([city, lat, lng, weight]) =>
      faker.helpers.arrayElements(QUARTERS, weight).map(placeIn(city, lat, lng)),
    ),
  );
});
