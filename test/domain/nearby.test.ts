import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { boxesAround, distanceKm, nearest, type Box, type Coordinates } from "../../src/domain/place.ts";
import { walks } from "../machines/kit/walks.ts";
import { points, radii } from "./points.ts";

const holds = ({ south, north, west, east }: Box, { lat, lng }: Coordinates): boolean =>
  south <= lat && lat <= north && west <= lng && lng <= east;

/** Points around another, so that the edge of a radius is tried and not only its inside and outside. */
const pairs = fc.oneof(
  fc.tuple(points, points),
  fc
    .tuple(points, fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -5, max: 5, noNaN: true }))
    .map(([point, north, east]): [Coordinates, Coordinates] => [
      point,
      {
        lat: Math.min(90, Math.max(-90, point.lat + north)),
        lng: ((point.lng + east + 540) % 360) - 180,
      },
    ]),
);

describe("§7: locations nearby", () => {
  test.prop([pairs], { numRuns: walks(500) })(
    "§7: a point is in a box around another at the very radius that reaches it",
    ([center, point]) => {
      const boxes = boxesAround(center, distanceKm(center, point));
      expect(boxes.some((box) => holds(box, point))).toBe(true);
    },
  );

  test.prop([points, radii], { numRuns: 2_000 })(
    "§7: boxes lie on the earth, are no more than two and do not overlap",
    (center, radiusKm) => {
      const boxes = boxesAround(center, radiusKm);
      expect([1, 2]).toContain(boxes.length);
      for (const { south, north, west, east } of boxes) {
        expect([south >= -90, south <= north, north <= 90]).toEqual([true, true, true]);
        expect([west >= -180, west <= east, east <= 180]).toEqual([true, true, true]);
      }
      const [one, other] = boxes;
      if (one !== undefined && other !== undefined)
        expect(one.east < other.west || other.east < one.west).toBe(true);
    },
  );

  test.each([
    ["a city", { lat: 40.4168, lng: -3.7038 }, 10, 1],
    ["over the date line, from the west", { lat: 0, lng: 179.99 }, 10, 2],
    ["over the date line, from the east", { lat: 0, lng: -179.99 }, 10, 2],
    ["a pole", { lat: 89.99, lng: 0 }, 10, 1],
    ["the other pole", { lat: -90, lng: 0 }, 10, 1],
    ["the globe", { lat: 0, lng: 0 }, 20_016, 1],
  ])("§7: %s", (_what, center, radiusKm, count) => {
    expect(boxesAround(center, radiusKm)).toHaveLength(count);
  });

  test("§7: a box is hardly larger than the circle in it", () => {
    const [box] = boxesAround({ lat: 60, lng: 20 }, 111.195);
    expect(box).toEqual({
      south: expect.closeTo(59, 2),
      north: expect.closeTo(61, 2),
      west: expect.closeTo(18, 2),
      east: expect.closeTo(22, 2),
    });
  });

  test("§7: nearest first; those equally far stay in their order", () => {
    const at = (name: string, lat: number, lng: number) => ({ name, lat, lng });
    const places = [
      at("far", 3, 0),
      at("first", 1, 0),
      at("second", 1, 0),
      at("here", 0, 0),
      at("out", 9, 0),
    ];
    expect(nearest(places, { lat: 0, lng: 0 }, 400).map(({ name }) => name)).toEqual([
      "here",
      "first",
      "second",
      "far",
    ]);
  });
});
