import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { areCoordinates, distanceKm, type Coordinates } from "../../src/domain/place.ts";

const points: fc.Arbitrary<Coordinates> = fc.record({
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 0, 90)),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180)),
});

const HALF_WAY_ROUND = Math.PI * 6371;

/** The same distance by another way: the angle between two vectors from the middle of the earth. */
const byVectors = (a: Coordinates, b: Coordinates): number => {
  const vector = ({ lat, lng }: Coordinates): readonly [number, number, number] => {
    const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  };
  const [ax, ay, az] = vector(a);
  const [bx, by, bz] = vector(b);
  const across = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return 6371 * Math.atan2(across, ax * bx + ay * by + az * bz);
};

describe("§7: locations nearby", () => {
  test.each([
    [0, 0, true],
    [90, 180, true],
    [-90, -180, true],
    [90.000_001, 0, false],
    [-90.000_001, 0, false],
    [0, 180.000_001, false],
    [0, -180.000_001, false],
    [NaN, 0, false],
    [0, NaN, false],
    [Infinity, 0, false],
    [0, -Infinity, false],
  ])("§7: lat %d and lng %d are a point: %j", (lat, lng, expected) => {
    expect(areCoordinates({ lat, lng })).toBe(expected);
  });

  test.each([
    ["one degree north", { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111.195],
    ["one degree east on the equator", { lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111.195],
    ["one degree east at 60 degrees", { lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55.597],
    ["over the date line", { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.195],
    ["Madrid to Barcelona", { lat: 40.4168, lng: -3.7038 }, { lat: 41.3874, lng: 2.1686 }, 505.1],
    ["pole to pole", { lat: 90, lng: 12 }, { lat: -90, lng: 99 }, HALF_WAY_ROUND],
  ])("§7: %s", (_way, a, b, kilometres) => {
    expect(Math.abs(distanceKm(a, b) - kilometres)).toBeLessThan(0.1);
  });

  test.prop([points, points], { numRuns: 500 })(
    "§7: the way back is as long, and never longer than half the globe",
    (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(HALF_WAY_ROUND + 1e-6);
      expect(distanceKm(a, { ...a })).toBe(0);
    },
  );

  // Near the point opposite, the haversine formula is good to some ten metres only.
  test.prop([points, points], { numRuns: 500 })(
    "§7: the same distance as the angle between two vectors gives",
    (a, b) => {
      expect(Math.abs(distanceKm(a, b) - byVectors(a, b))).toBeLessThan(0.1);
    },
  );

  test.prop([points, points, points], { numRuns: 500 })("§7: a way round is never shorter", (a, b, c) => {
    expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 0.1);
  });
});
