import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { distanceKm, type Coordinates, type NewPlace } from "../../../src/domain/place.ts";
import { Locations } from "../../../src/domain/ports/locations.ts";
import { NotFound, Refused } from "../../../src/domain/remote-failure.ts";
import { givenNames, id } from "../../domain/generators.ts";
import { points, radii } from "../../domain/points.ts";
import { forAll } from "../fixtures-laws.ts";
import { walks } from "../../machines/kit/walks.ts";

const noSuchPlace = NotFound("Location not found");
const nowhere = Refused("These coordinates are no point on the earth");
const STRANGERS = ["0", "999999", "9".repeat(64), "01", "nobody", "__proto__"];

const MADRID: Coordinates = { lat: 40.4168, lng: -3.7038 };

const place = (nombre: string, { lat, lng }: Coordinates): NewPlace => ({
  nombre,
  lat,
  lng,
  kitchen: undefined,
});

const everyPlace = Effect.flatMap(Locations, ({ all }) => all()).pipe(Effect.map(({ items }) => items));

const namesOf = (items: ReadonlyArray<{ readonly nombre: string }>) => items.map(({ nombre }) => nombre);

/** What the port Locations promises, whoever implements it (§7). Takes a layer over a freshly seeded database. */
export const locationsContract = <E>(name: string, ports: Layer.Layer<Locations, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect("§7: every sample place is there, readable, and found by its id", () =>
      Effect.gen(function* () {
        const { all, byId } = yield* Locations;
        const { items, unreadable } = yield* all();
        expect(items.length).toBeGreaterThanOrEqual(240);
        expect(items.length).toBeLessThanOrEqual(300);
        expect(unreadable).toBe(0);
        expect(yield* Effect.forEach(items, ({ ubicacionId }) => byId(ubicacionId))).toEqual(items);
      }),
    );

    it.effect("§7: sample places lie in their cities, in six continents", () =>
      Effect.gen(function* () {
        const { nearby } = yield* Locations;
        for (const [city, lat, lng] of [
          ["Madrid", 40.4168, -3.7038],
          ["Tokyo", 35.6762, 139.6503],
          ["Nairobi", -1.2921, 36.8219],
          ["Lima", -12.0464, -77.0428],
          ["New York", 40.7128, -74.006],
          ["Suva", -18.1248, 178.4501],
        ] as const) {
          const names = namesOf((yield* nearby({ lat, lng }, 25)).items);
          expect(names.length).toBeGreaterThan(0);
          expect(names.filter((each) => !each.endsWith(`, ${city}`))).toEqual([]);
        }
      }),
    );

    it.effect(
      "§7: nearest first, within the radius, the edge included, over the date line and at a pole",
      () =>
        Effect.gen(function* () {
          const { create, nearby } = yield* Locations;
          const make = (nombre: string, lat: number, lng: number) => create(place(nombre, { lat, lng }));
          yield* make("east of the line", 66, 179.9);
          yield* make("west of the line", 66, -179.9);
          yield* make("on the line", 66, 180);
          yield* make("on the line, said otherwise", 66, -180);
          yield* make("the pole", 90, 45);
          yield* make("behind the pole", 89.99, -120);
          const found = (center: Coordinates, radiusKm: number) =>
            Effect.map(nearby(center, radiusKm), ({ items }) => namesOf(items));
          expect(yield* found({ lat: 66, lng: 179.95 }, 8)).toEqual([
            "east of the line",
            "on the line",
            "on the line, said otherwise",
            "west of the line",
          ]);
          expect(yield* found({ lat: 66, lng: -179.99 }, 5)).toEqual([
            "on the line",
            "on the line, said otherwise",
            "west of the line",
            "east of the line",
          ]);
          expect(yield* found({ lat: 66, lng: -180 }, 0.001)).toEqual([
            "on the line, said otherwise",
            "on the line",
          ]);
          expect(yield* found({ lat: 89.995, lng: 60 }, 2)).toEqual(["the pole", "behind the pole"]);
          const edge = distanceKm({ lat: 66, lng: 179 }, { lat: 66, lng: 179.9 });
          expect(yield* found({ lat: 66, lng: 179 }, edge)).toEqual(["east of the line"]);
          expect(yield* found({ lat: 66, lng: 179 }, edge - 0.001)).toEqual([]);
        }),
    );

    it.effect("§7: nearby is exactly what lies within the radius by `distanceKm`, nearest first", () =>
      Effect.gen(function* () {
        const { create, nearby } = yield* Locations;
        for (const [index, point] of fc.sample(points, { numRuns: 120, seed: 7 }).entries()) {
          yield* create(place(`Anywhere ${index}`, point));
        }
        const places = yield* everyPlace;
        const centers = fc.oneof(points, fc.constantFrom(...places.map(({ lat, lng }) => ({ lat, lng }))));
        yield* forAll(
          fc.tuple(centers, radii),
          ([center, radiusKm]) =>
            Effect.gen(function* () {
              const expected = places
                .filter((each) => distanceKm(center, each) <= radiusKm)
                .toSorted((a, b) => distanceKm(center, a) - distanceKm(center, b));
              expect(yield* nearby(center, radiusKm)).toEqual({ items: expected, unreadable: 0 });
            }),
          { numRuns: walks(100) },
        );
      }),
    );

    it.effect.each([
      [{ lat: 90.000_001, lng: 0 }, 1],
      [{ lat: -91, lng: 0 }, 1],
      [{ lat: 0, lng: 180.000_001 }, 1],
      [{ lat: 0, lng: -181 }, 1],
      [{ lat: Number.NaN, lng: 0 }, 1],
      [{ lat: 0, lng: Number.POSITIVE_INFINITY }, 1],
      [MADRID, -0.001],
      [MADRID, Number.NaN],
    ] as const)("§7: nothing is looked for around %j within %d", ([center, radiusKm]) =>
      Effect.gen(function* () {
        const { nearby } = yield* Locations;
        expect(yield* Effect.flip(nearby(center, radiusKm))).toEqual(
          center === MADRID ? Refused("A radius is zero kilometres or more") : nowhere,
        );
      }),
    );

    it.effect("§7: whatever place is saved is the place that is read again, to the last digit", () =>
      Effect.gen(function* () {
        const { byId, create, edit } = yield* Locations;
        const { ubicacionId } = yield* create(place("Somewhere", MADRID));
        yield* forAll(fc.tuple(givenNames, points), ([nombre, point]) =>
          Effect.gen(function* () {
            const saved = { ubicacionId, ...place(nombre, point) };
            expect(yield* edit(saved)).toEqual(saved);
            expect(yield* byId(ubicacionId)).toEqual(saved);
          }),
        );
      }),
    );

    it.effect("§7: what is no point, cannot be kept or is of no kitchen is refused and changes nothing", () =>
      Effect.gen(function* () {
        const { create, edit } = yield* Locations;
        const { ubicacionId } = yield* create(place("Stays", MADRID));
        const before = yield* everyPlace;
        const unsavable = Refused("This has characters that nobody sees", "nombre");
        const noKitchen = Refused("There is no such kitchen");
        for (const [wrong, refusal] of [
          [place("North of north", { lat: 90.5, lng: 0 }), nowhere],
          [place("East of east", { lat: 0, lng: 180.5 }), nowhere],
          [place("a\u0000", MADRID), unsavable],
          [place("\ud800", MADRID), unsavable],
          [{ ...place("Nobody's", MADRID), kitchen: { kitchenId: id<"kitchen">("999999") } }, noKitchen],
          [{ ...place("Nobody's", MADRID), kitchen: { kitchenId: id<"kitchen">("nobody") } }, noKitchen],
        ] as const) {
          expect(yield* Effect.flip(create(wrong))).toEqual(refusal);
          expect(yield* Effect.flip(edit({ ubicacionId, ...wrong }))).toEqual(refusal);
        }
        expect(yield* everyPlace).toEqual(before);
      }),
    );

    it.effect.each(STRANGERS)("D34, D35: no place has the id %s", (stranger) =>
      Effect.gen(function* () {
        const { byId, edit, remove } = yield* Locations;
        const before = yield* everyPlace;
        expect([
          yield* Effect.flip(byId(id(stranger))),
          yield* Effect.flip(edit({ ubicacionId: id(stranger), ...place("Stranger", MADRID) })),
          yield* Effect.flip(remove(id(stranger))),
        ]).toEqual([noSuchPlace, noSuchPlace, noSuchPlace]);
        expect(yield* everyPlace).toEqual(before);
      }),
    );

    it.effect("§7: a removed place is gone for good, from what is nearby as well", () =>
      Effect.gen(function* () {
        const { byId, create, nearby, remove } = yield* Locations;
        const center = { lat: -75, lng: 10 };
        const made = yield* create(place("On the ice", center));
        expect((yield* nearby(center, 0.1)).items).toEqual([made]);
        yield* remove(made.ubicacionId);
        expect([
          yield* Effect.flip(byId(made.ubicacionId)),
          yield* Effect.flip(remove(made.ubicacionId)),
        ]).toEqual([noSuchPlace, noSuchPlace]);
        expect((yield* nearby(center, 0.1)).items).toEqual([]);
      }),
    );
  });
