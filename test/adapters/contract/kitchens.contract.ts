import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import {
  type Kitchen,
  kitchenListDefinition,
  knownChef,
  type NewKitchen,
} from "../../../src/domain/kitchen.ts";
import { matchesQuery } from "../../../src/domain/matching.ts";
import { tidyName } from "../../../src/domain/person-name.ts";
import { KitchenImages } from "../../../src/domain/ports/kitchen-images.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { NotFound, Refused } from "../../../src/domain/remote-failure.ts";
import { addresses, caseVariant, givenNames, id, savable } from "../../domain/generators.ts";
import { forAll } from "../fixtures-laws.ts";
import { INSTANT, said, shown } from "./shown.ts";
import { walks } from "../../machines/kit/walks.ts";

/** As many as the sample has for the users of a contract. */
const CONTRACT_KITCHENS = 12;

const noSuchKitchen = NotFound("Kitchen not found");
const unsavable = Refused("This has characters that nobody sees", "nombre");
const CARLA = {
  userId: "4",
  profile: { nombre: "Carla Chef", imageUrl: "/api/images/sample/portrait-27.webp" },
};

const noAddress = Refused("This is no address that begins with https:// or /", "logo");

const STRANGERS = ["0", "999999", "9".repeat(64), "01", "1e0", "-1", "nobody", "__proto__"];
const HOSTILE = [
  "100% _real_ back\\slash",
  "%",
  "_",
  "\\",
  "O'Neil; DROP TABLE kitchens; --",
  "Ánà İstanbul",
  "だが",
];

const kitchenAt = (kitchens: ReadonlyArray<Kitchen>, index: number): Kitchen => {
  const kitchen = kitchens[index];
  if (kitchen === undefined) throw new Error(`there is no kitchen ${index}`);
  return kitchen;
};

const everything = Effect.flatMap(Kitchens, ({ all }) => all()).pipe(Effect.map(({ items }) => items));

const windows = fc.record({ first: fc.nat({ max: 30 }), max: fc.integer({ min: 1, max: 30 }) });

const queriesOf = (kitchens: ReadonlyArray<Kitchen>): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...kitchens.map(({ nombre }) => nombre)), fc.nat(), fc.nat({ max: 6 }))
      .map(([text, from, length]) => text.slice(from % (text.length + 1)).slice(0, 1 + length))
      .map((text) => text.toWellFormed())
      .chain((text) => fc.constantFrom(text, text.toUpperCase(), text.normalize("NFD"))),
    fc.constantFrom("", " ", "%", "_", "\\", "'", "--", "\u0000", "kitchen casa"),
    fc.constantFrom(...HOSTILE).chain(caseVariant),
    savable,
  );

const CASA: NewKitchen = {
  nombre: "Casa Ñam",
  logo: "https://images.example/casa.png",
  userChef: { userId: id("4") },
  tribe: undefined,
};

/**
 * What the ports Kitchens and KitchenImages promise, whoever implements them (§7). Takes a layer
 * over a freshly seeded database.
 */
export const kitchensContract = <E>(
  name: string,
  ports: Layer.Layer<Kitchens | KitchenImages | Users, E>,
): void =>
  layer(ports, { excludeTestServices: true })(`${name}: kitchens`, (it) => {
    it.effect("§7: every seeded kitchen is there, readable, counted and found by its id", () =>
      Effect.gen(function* () {
        const { all, byId, count } = yield* Kitchens;
        const { items, unreadable } = yield* all();
        expect([items.length, unreadable, yield* count()]).toEqual([CONTRACT_KITCHENS, 0, CONTRACT_KITCHENS]);
        expect(new Set(items.map(({ kitchenId }) => kitchenId)).size).toBe(CONTRACT_KITCHENS);
        expect(yield* Effect.forEach(items, ({ kitchenId }) => Effect.map(byId(kitchenId), said))).toEqual(
          items,
        );
        expect(items[0]?.userChef).toEqual(CARLA);
      }),
    );

    it.effect("D29: a page is that window of the whole list; `first` and `max` differ", () =>
      Effect.gen(function* () {
        const { page } = yield* Kitchens;
        const kitchens = yield* everything;
        expect(shown(yield* page({ first: 2, max: 5 }))).toEqual({
          items: kitchens.slice(2, 7),
          unreadable: 0,
        });
        expect(shown(yield* page({ first: 5, max: 2 }))).toEqual({
          items: kitchens.slice(5, 7),
          unreadable: 0,
        });
        yield* forAll(windows, ({ first, max }) =>
          Effect.map(page({ first, max }), (records) =>
            expect(shown(records)).toEqual({ items: kitchens.slice(first, first + max), unreadable: 0 }),
          ),
        );
      }),
    );

    it.effect.each(STRANGERS)("D34, D35: no kitchen has the id %s", (stranger) =>
      Effect.gen(function* () {
        const { byId, edit, remove } = yield* Kitchens;
        const pictures = yield* KitchenImages;
        const kitchens = yield* everything;
        const kitchenId = id<"kitchen">(stranger);
        expect([
          yield* Effect.flip(byId(kitchenId)),
          yield* Effect.flip(edit({ ...kitchenAt(kitchens, 1), kitchenId })),
          yield* Effect.flip(remove(kitchenId)),
          yield* Effect.flip(pictures.of(kitchenId)),
        ]).toEqual([noSuchKitchen, noSuchKitchen, noSuchKitchen, noSuchKitchen]);
        expect(yield* everything).toEqual(kitchens);
      }),
    );

    it.effect("§3: a new kitchen has what was sent, is not banned and has no votes; it stands last", () =>
      Effect.gen(function* () {
        const { byId, count, create } = yield* Kitchens;
        const before = yield* everything;
        const created = yield* create({ ...CASA, nombre: "  Casa\t Ñam " });
        expect(created).toEqual({
          ...CASA,
          kitchenId: created.kitchenId,
          userChef: CARLA,
          banned: false,
          positivo: 0,
          negativo: 0,
          creationDate: expect.stringMatching(INSTANT),
        });
        expect(said(yield* byId(created.kitchenId))).toEqual(created);
        expect(yield* everything).toEqual([...before, created]);
        expect(yield* count()).toBe(before.length + 1);
        const bare = yield* create({ nombre: "a", logo: undefined, userChef: undefined, tribe: undefined });
        expect([bare.nombre, bare.logo, bare.userChef, bare.tribe]).toEqual([
          "a",
          undefined,
          undefined,
          undefined,
        ]);
      }),
    );

    it.effect("§3: votes are never written: not by adding a kitchen, not by editing one", () =>
      Effect.gen(function* () {
        const { create, edit } = yield* Kitchens;
        const kitchens = yield* everything;
        const kitchen = kitchens.find(({ negativo, positivo }) => positivo + negativo > 0);
        if (kitchen === undefined) throw new Error("some kitchen has votes");
        expect(yield* edit({ ...kitchen, positivo: 4_000, negativo: 0 })).toEqual(kitchen);
        const added = yield* create({ ...kitchen, userChef: knownChef(kitchen) });
        expect([added.positivo, added.negativo]).toEqual([0, 0]);
      }),
    );

    it.effect(
      "D37: an edit saves what the kitchen says, its chef and its ban, and nothing of any other kitchen",
      () =>
        Effect.gen(function* () {
          const { edit } = yield* Kitchens;
          const before = yield* everything;
          const kitchen = kitchenAt(before, 3);
          const sent: Kitchen = {
            ...kitchen,
            nombre: " Otra  Casa ",
            logo: "https://images.example/otra.png",
            banned: !kitchen.banned,
            description: "Three tables and an oven",
            location: "Calle Mayor 3, Oviedo",
            capacity: 12,
            userChef: { userId: id("2"), profile: { nombre: "a name that the kitchen does not decide" } },
          };
          const saved = yield* edit(sent);
          expect(saved).toEqual({
            ...sent,
            nombre: "Otra Casa",
            userChef: { userId: "2", profile: { ...saved.userChef?.profile, nombre: "Edu Editor" } },
          });
          expect(yield* everything).toEqual(before.with(3, saved));
          const bare = {
            ...sent,
            logo: undefined,
            description: undefined,
            location: undefined,
            capacity: undefined,
            userChef: undefined,
          };
          expect(yield* edit(bare)).toEqual({ ...bare, nombre: "Otra Casa" });
        }),
    );

    it.effect("D39: whatever name and logo are saved are read again", () =>
      Effect.gen(function* () {
        const { byId, edit } = yield* Kitchens;
        const kitchen = kitchenAt(yield* everything, 4);
        yield* forAll(
          fc.tuple(fc.oneof(givenNames, fc.constantFrom(...HOSTILE)), addresses()),
          ([nombre, logo]) =>
            Effect.gen(function* () {
              const saved = { ...kitchen, nombre: tidyName(nombre), logo };
              expect(yield* edit({ ...kitchen, nombre, logo })).toEqual(saved);
              expect(said(yield* byId(kitchen.kitchenId))).toEqual(saved);
            }),
        );
      }),
    );

    it.effect.each(["\u0000", "Casa\u0000", "\ud800", "Casa \udc00"])(
      "D37: a text that cannot be kept as it is, %j, is refused and changes nothing",
      (text) =>
        Effect.gen(function* () {
          const { create, edit } = yield* Kitchens;
          const kitchens = yield* everything;
          const kitchen = kitchenAt(kitchens, 5);
          expect([
            yield* Effect.flip(create({ ...CASA, nombre: text })),
            yield* Effect.flip(create({ ...CASA, logo: text })),
            yield* Effect.flip(edit({ ...kitchen, nombre: text })),
            yield* Effect.flip(edit({ ...kitchen, logo: text })),
          ]).toEqual([unsavable, noAddress, unsavable, noAddress]);
          expect(yield* everything).toEqual(kitchens);
        }),
    );

    it.effect.each<[Partial<Pick<NewKitchen, "nombre" | "logo">>, string, string]>([
      [{ nombre: " \t" }, "A name is needed", "nombre"],
      [{ nombre: "a".repeat(201) }, "This has at most 200 characters", "nombre"],
      [{ logo: "http://images.example/a.png" }, noAddress.message, "logo"],
      [{ logo: `/${"a".repeat(2_000)}` }, "This has at most 2000 characters", "logo"],
    ])("D73: what breaks a rule, %j, is refused by its name and changes nothing", ([wrong, message, field]) =>
      Effect.gen(function* () {
        const { create, edit } = yield* Kitchens;
        const kitchens = yield* everything;
        expect([
          yield* Effect.flip(create({ ...CASA, ...wrong })),
          yield* Effect.flip(edit({ ...kitchenAt(kitchens, 5), ...wrong })),
        ]).toEqual([Refused(message, field), Refused(message, field)]);
        expect(yield* everything).toEqual(kitchens);
        const longest = yield* create({ ...CASA, nombre: "a".repeat(200) });
        expect(longest.nombre).toBe("a".repeat(200));
        yield* (yield* Kitchens).remove(longest.kitchenId);
      }),
    );

    it.effect.each(STRANGERS)(
      "§3: a chef or a tribe that does not exist, %s, is refused and changes nothing",
      (stranger) =>
        Effect.gen(function* () {
          const { create, edit } = yield* Kitchens;
          const kitchens = yield* everything;
          const kitchen = kitchenAt(kitchens, 5);
          const userChef = { userId: id<"user">(stranger), profile: { nombre: "Nobody" } };
          const tribe = { tribeId: id<"tribe">(stranger) };
          const [noChef, noTribe] = [
            Refused("There is no such chef", "userChef"),
            Refused("There is no such tribe", "tribe"),
          ];
          expect([
            yield* Effect.flip(create({ ...CASA, userChef })),
            yield* Effect.flip(create({ ...CASA, tribe })),
            yield* Effect.flip(edit({ ...kitchen, userChef })),
            yield* Effect.flip(edit({ ...kitchen, tribe })),
          ]).toEqual([noChef, noTribe, noChef, noTribe]);
          expect(yield* everything).toEqual(kitchens);
        }),
    );

    it.effect("§7: for every query, a search finds exactly what the domain finds, and counts all of it", () =>
      Effect.gen(function* () {
        const { edit } = yield* Kitchens;
        const { find } = yield* Kitchens;
        const before = yield* everything;
        yield* Effect.forEach(HOSTILE, (nombre, index) => edit({ ...kitchenAt(before, index), nombre }));
        const kitchens = yield* everything;
        yield* forAll(
          fc.tuple(queriesOf(kitchens), windows),
          ([query, { first, max }]) =>
            Effect.gen(function* () {
              const matches = kitchens.filter((kitchen) =>
                matchesQuery(query, kitchenListDefinition.textsOf(kitchen)),
              );
              expect(yield* find(query, { first, max })).toEqual({
                items: matches.slice(first, first + max),
                unreadable: 0,
                total: matches.length,
              });
            }),
          { numRuns: walks(100) },
        );
      }),
    );

    it.effect(
      "§7, D33: a kitchen's images are its own, with their ids; without any its logo stands in, or nothing",
      () =>
        Effect.gen(function* () {
          const { create, edit } = yield* Kitchens;
          const pictures = yield* KitchenImages;
          const kitchens = yield* everything;
          const galleries = yield* Effect.forEach(kitchens, ({ kitchenId }) =>
            Effect.map(pictures.of(kitchenId), ({ items, unreadable }) => ({ kitchenId, items, unreadable })),
          );
          const images = galleries.flatMap(({ items }) =>
            items.filter((each) => each.kitchenImageId !== undefined),
          );
          expect(images.length).toBeGreaterThan(CONTRACT_KITCHENS);
          expect(new Set(images.map(({ kitchenImageId }) => kitchenImageId)).size).toBe(images.length);
          for (const { items, kitchenId, unreadable } of galleries) {
            expect([unreadable, ...items.map(({ kitchen }) => kitchen)]).toEqual([
              0,
              ...items.map(() => ({ kitchenId })),
            ]);
          }
          const bare = yield* create({ ...CASA, logo: undefined });
          expect(yield* pictures.of(bare.kitchenId)).toEqual({ items: [], unreadable: 0 });
          const { kitchenId } = yield* edit({ ...bare, logo: "https://images.example/new.png" });
          const logo = {
            kitchenImageId: undefined,
            kitchen: { kitchenId },
            imageUrl: "https://images.example/new.png",
            description: "Casa Ñam",
          };
          expect(yield* pictures.of(kitchenId)).toEqual({ items: [logo], unreadable: 0 });
        }),
    );

    it.effect("§3: a kitchen whose chef is removed stays, without one", () =>
      Effect.gen(function* () {
        const { byId, create } = yield* Kitchens;
        const users = yield* Users;
        const created = yield* create({ ...CASA, userChef: { userId: id("40") } });
        yield* users.remove(id("40"));
        expect(said(yield* byId(created.kitchenId))).toEqual({ ...created, userChef: undefined });
      }),
    );

    it.effect("§7: a removed kitchen is gone for good", () =>
      Effect.gen(function* () {
        const { byId, count, create, edit, remove } = yield* Kitchens;
        const { find } = yield* Kitchens;
        const before = yield* everything;
        const kitchen = yield* create({ ...CASA, nombre: "Qwertz Gone" });
        yield* remove(kitchen.kitchenId);
        expect([
          yield* Effect.flip(byId(kitchen.kitchenId)),
          yield* Effect.flip(edit(kitchen)),
          yield* Effect.flip(remove(kitchen.kitchenId)),
        ]).toEqual([noSuchKitchen, noSuchKitchen, noSuchKitchen]);
        expect(yield* everything).toEqual(before);
        expect(yield* count()).toBe(before.length);
        const found = yield* find("qwertz gone", { first: 0, max: 5 });
        expect(found).toEqual({ items: [], unreadable: 0, total: 0 });
        yield* remove(kitchenAt(before, 0).kitchenId);
        expect(yield* everything).toEqual(before.slice(1));
      }),
    );
  });
