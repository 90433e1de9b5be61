import { fc } from "@fast-check/vitest";
import type { Coordinates } from "../../src/domain/place.ts";

// Zero has one sign here: a body of JSON knows only one.
const between = (bound: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.double({ min: -bound, max: bound, noNaN: true }).map((value) => value + 0) },
    { weight: 1, arbitrary: fc.constantFrom(-bound, 0, bound) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(-1, 1), fc.double({ min: 0, max: 0.5, noNaN: true }))
        .map(([side, off]) => side * (bound - off)),
    },
  );

/** Points on the earth; poles, equator, date line and what is close to them come up often. */
export const points: fc.Arbitrary<Coordinates> = fc.record({ lat: between(90), lng: between(180) });

/** Radii in kilometres: none, short ones, and up to more than half the globe. */
export const radii: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 20_016, 1e9),
  fc.double({ min: 0, max: 60, noNaN: true }),
  fc.double({ min: 0, max: 20_016, noNaN: true }),
);
