import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { type Arrangement, UNARRANGED } from "../../../src/domain/list-request.ts";
import { matchesQuery } from "../../../src/domain/matching.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { NotFound, Refused } from "../../../src/domain/remote-failure.ts";
import { type Tribe, tribeListDefinition } from "../../../src/domain/tribe.ts";
import type { User } from "../../../src/domain/user.ts";
import { anyText, givenNames, id, savable } from "../../domain/generators.ts";
import { forAll } from "../fixtures-laws.ts";
import { INSTANT, said, shown } from "./shown.ts";
import { walks } from "../../machines/kit/walks.ts";

/** How many tribes the sample data has. */
const SAMPLE_TRIBES = 40;

const noSuchTribe = NotFound("Tribe not found");
const noSuchUser = NotFound("User not found");
const noMember = NotFound("Not a member of this tribe");
const hidden = (field: string) => Refused("This has characters that nobody sees", field);

const STRANGERS = ["0", "999999", "9".repeat(64), "01", "1e0", "nobody", "members", "__proto__"];
const UNSAVABLE = ["\u0000", "Club\u0000", "\ud800", "Club \udc00"];

const everyTribe = Effect.flatMap(Tribes, (tribes) => tribes.all()).pipe(Effect.map(({ items }) => items));
const everybody = Effect.flatMap(Users, (users) => users.all()).pipe(Effect.map(({ items }) => items));

const at = <A>(items: ReadonlyArray<A>, index: number): A => {
  const item = items[index];
  if (item === undefined) throw new Error(`there is nothing at ${index}`);
  return item;
};

const byKey = (a: User, b: User): number => Number(a.userId) - Number(b.userId);

const windows = fc.record({ first: fc.nat({ max: 60 }), max: fc.integer({ min: 1, max: 60 }) });

/**
 * What the port Tribes promises, whoever implements them (§7). Takes a layer over a freshly
 * seeded database.
 */
export const tribesContract = <E>(name: string, ports: Layer.Layer<Tribes | Users, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect("§7: every sample tribe is there, counted, and found by its id", () =>
      Effect.gen(function* () {
        const { all, byId, count } = yield* Tribes;
        const { items, unreadable } = yield* all();
        expect([items.length, unreadable, yield* count()]).toEqual([SAMPLE_TRIBES, 0, SAMPLE_TRIBES]);
        expect(items[0]).toMatchObject({
          tribeId: "1",
          name: "Sourdough Circle",
          description: "Starters, crumbs and the patience in between.",
        });
        expect(yield* Effect.forEach(items, ({ tribeId }) => Effect.map(byId(tribeId), said))).toEqual(items);
      }),
    );

    it.effect("D29: a page is that window of the whole list, in its order; `first` and `max` differ", () =>
      Effect.gen(function* () {
        const { page } = yield* Tribes;
        const tribes = yield* everyTribe;
        expect(shown(yield* page({ first: 3, max: 7 }))).toEqual({
          items: tribes.slice(3, 10),
          unreadable: 0,
        });
        yield* forAll(windows, ({ first, max }) =>
          Effect.map(page({ first, max }), (records) =>
            expect(shown(records)).toEqual({ items: tribes.slice(first, first + max), unreadable: 0 }),
          ),
        );
      }),
    );

    it.effect("§7: sample members are users, each once per tribe, and most tribes have some", () =>
      Effect.gen(function* () {
        const { members } = yield* Tribes;
        const users = yield* everybody;
        const tribes = yield* everyTribe;
        const sizes = yield* Effect.forEach(tribes, ({ tribeId }) =>
          Effect.map(members(tribeId), ({ items, unreadable }) => {
            expect(unreadable).toBe(0);
            expect(items).toEqual(users.filter((user) => items.some(({ userId }) => userId === user.userId)));
            return items.length;
          }),
        );
        const total = sizes.reduce((sum, size) => sum + size, 0);
        expect(total).toBeGreaterThan(users.length / 2);
        expect(total).toBeLessThan(users.length * 2);
        expect(Math.max(...sizes)).toBeGreaterThan(3);
      }),
    );

    it.effect.each(STRANGERS)("D34, D35: no tribe has the id %s, whatever is asked of it", (text) =>
      Effect.gen(function* () {
        const { addMember, byId, edit, members, remove, removeMember } = yield* Tribes;
        const before = yield* everyTribe;
        const stranger = id<"tribe">(text);
        const userId = at(yield* everybody, 4).userId;
        expect([
          yield* Effect.flip(byId(stranger)),
          yield* Effect.flip(edit({ ...at(before, 4), tribeId: stranger })),
          yield* Effect.flip(remove(stranger)),
          yield* Effect.flip(members(stranger)),
          yield* Effect.flip(addMember(stranger, userId)),
          yield* Effect.flip(removeMember(stranger, userId)),
        ]).toEqual([noSuchTribe, noSuchTribe, noSuchTribe, noSuchTribe, noSuchTribe, noMember]);
        expect(yield* everyTribe).toEqual(before);
      }),
    );

    it.effect("§7: whatever texts are saved are the texts that are read again; the name is trimmed", () =>
      Effect.gen(function* () {
        const { byId, edit } = yield* Tribes;
        const tribe = at(yield* everyTribe, 5);
        const { tribeId } = tribe;
        yield* forAll(fc.record({ name: givenNames, description: savable }), ({ name: sent, description }) =>
          Effect.gen(function* () {
            const saved: Tribe = { ...tribe, name: sent.trim(), description };
            expect(yield* edit({ ...tribe, name: sent, description })).toEqual(saved);
            expect(said(yield* byId(tribeId))).toEqual(saved);
          }),
        );
      }),
    );

    it.effect("§7: a new tribe is the last of the list, found by its texts, and has no members", () =>
      Effect.gen(function* () {
        const { count, create, members } = yield* Tribes;
        const before = yield* everyTribe;
        const made = yield* create({ name: " Ñoquis del 29 ", description: "Cada mes" });
        expect(made).toEqual({
          tribeId: expect.any(String),
          name: "Ñoquis del 29",
          description: "Cada mes",
          memberCount: 0,
          creationDate: expect.stringMatching(INSTANT),
        });
        expect(yield* everyTribe).toEqual([...before, made]);
        expect(yield* count()).toBe(before.length + 1);
        expect(yield* members(made.tribeId)).toEqual({ items: [], unreadable: 0 });
        const { find } = yield* Tribes;
        expect(yield* find("noquis MES", { first: 0, max: 5 })).toEqual({
          items: [made],
          unreadable: 0,
          total: 1,
        });
      }),
    );

    it.effect.each(["", " ", "\t\u00a0\n"])("§7: a tribe called %j is refused and changes nothing", (blank) =>
      Effect.gen(function* () {
        const { create, edit } = yield* Tribes;
        const before = yield* everyTribe;
        const nameless = Refused("A name is needed", "name");
        expect([
          yield* Effect.flip(create({ name: blank, description: "Any" })),
          yield* Effect.flip(edit({ ...at(before, 6), name: blank })),
        ]).toEqual([nameless, nameless]);
        expect(yield* everyTribe).toEqual(before);
      }),
    );

    it.effect.each(UNSAVABLE)("§7: a text that cannot be kept, %j, is refused and changes nothing", (text) =>
      Effect.gen(function* () {
        const { create, edit } = yield* Tribes;
        const before = yield* everyTribe;
        const tribe = at(before, 7);
        expect([
          yield* Effect.flip(create({ name: `a${text}`, description: "" })),
          yield* Effect.flip(create({ name: "a", description: text })),
          yield* Effect.flip(edit({ ...tribe, name: `a${text}` })),
          yield* Effect.flip(edit({ ...tribe, description: text })),
        ]).toEqual([hidden("name"), hidden("description"), hidden("name"), hidden("description")]);
        expect(yield* everyTribe).toEqual(before);
      }),
    );

    it.effect("§7: joining twice is fine, leaving twice is not found, and it is nobody else's business", () =>
      Effect.gen(function* () {
        const { addMember, create, members, removeMember } = yield* Tribes;
        const users = yield* everybody;
        const { tribeId } = yield* create({ name: "Members", description: "" });
        const { tribeId: other } = yield* create({ name: "Others", description: "" });
        const [one, two] = [at(users, 8), at(users, 6)];
        yield* addMember(tribeId, one.userId);
        yield* addMember(tribeId, two.userId);
        expect(yield* addMember(tribeId, one.userId)).toBe(undefined);
        expect((yield* members(tribeId)).items).toEqual([one, two].toSorted(byKey));
        expect((yield* members(other)).items).toEqual([]);
        expect(yield* Effect.flip(removeMember(other, one.userId))).toEqual(noMember);
        yield* removeMember(tribeId, one.userId);
        expect(yield* Effect.flip(removeMember(tribeId, one.userId))).toEqual(noMember);
        expect((yield* members(tribeId)).items).toEqual([two]);
      }),
    );

    it.effect(
      "D58: users are listed by a tribe, and tribes by a member, as the memberships are by then",
      () =>
        Effect.gen(function* () {
          const { addMember, create, list, members, removeMember } = yield* Tribes;
          const { list: listUsers } = yield* Users;
          const users = yield* everybody;
          const tribe = yield* create({ name: "Listed by membership", description: "" });
          const { tribeId } = tribe;
          const [one, two] = [at(users, 12), at(users, 15)];
          const range = { first: 0, max: 50 };
          const asked = (query: string, filters: Arrangement["filters"]) =>
            [range, { ...UNARRANGED, query, filters }] as const;
          const seen = Effect.gen(function* () {
            const all = yield* listUsers(...asked("", { tribe: tribeId }));
            expect(all.items).toEqual((yield* members(tribeId)).items);
            const found = yield* listUsers(...asked(one.email, { tribe: tribeId }));
            const tribes = yield* list(...asked(tribe.name, { member: one.userId }));
            return [
              [all.items, all.total],
              [found.items, found.total],
              [tribes.items.map((listed) => listed.tribeId), tribes.total],
            ];
          });
          const none = [[], 0];
          expect(yield* seen).toEqual([none, none, none]);
          yield* addMember(tribeId, one.userId);
          yield* addMember(tribeId, two.userId);
          expect(yield* seen).toEqual([
            [[one, two].toSorted(byKey), 2],
            [[one], 1],
            [[tribeId], 1],
          ]);
          yield* removeMember(tribeId, one.userId);
          expect(yield* seen).toEqual([[[two], 1], none, none]);
          // Somebody's other tribes, and every tribe's own members.
          for (const { tribeId: sampled } of (yield* everyTribe).slice(0, 3))
            expect((yield* listUsers(...asked("", { tribe: sampled }))).items).toEqual(
              (yield* members(sampled)).items.slice(0, range.max),
            );
        }),
    );

    it.effect.each(STRANGERS)("D35: nobody has the id %s, so nobody joins or leaves", (text) =>
      Effect.gen(function* () {
        const { addMember, members, removeMember } = yield* Tribes;
        const { tribeId } = at(yield* everyTribe, 0);
        const before = yield* members(tribeId);
        expect([
          yield* Effect.flip(addMember(tribeId, id<"user">(text))),
          yield* Effect.flip(removeMember(tribeId, id<"user">(text))),
        ]).toEqual([noSuchUser, noMember]);
        expect(yield* members(tribeId)).toEqual(before);
      }),
    );

    it.effect("§7: a removed user is in no tribe", () =>
      Effect.gen(function* () {
        const { addMember, create, members } = yield* Tribes;
        const { remove } = yield* Users;
        const { tribeId } = yield* create({ name: "Leaving", description: "" });
        const [stays, goes] = [at(yield* everybody, 20), at(yield* everybody, 21)];
        yield* addMember(tribeId, stays.userId);
        yield* addMember(tribeId, goes.userId);
        yield* remove(goes.userId);
        expect(yield* members(tribeId)).toEqual({ items: [stays], unreadable: 0 });
      }),
    );

    it.effect("§7: a removed tribe is gone for good, its members stay", () =>
      Effect.gen(function* () {
        const { addMember, byId, members, remove } = yield* Tribes;
        const before = yield* everyTribe;
        const users = yield* everybody;
        const { tribeId } = at(before, 9);
        yield* addMember(tribeId, at(users, 3).userId);
        yield* remove(tribeId);
        expect([
          yield* Effect.flip(byId(tribeId)),
          yield* Effect.flip(members(tribeId)),
          yield* Effect.flip(remove(tribeId)),
        ]).toEqual([noSuchTribe, noSuchTribe, noSuchTribe]);
        expect(yield* everyTribe).toEqual(before.toSpliced(9, 1));
        expect(yield* everybody).toEqual(users);
      }),
    );

    it.effect("§7: for every query, a search finds exactly what the domain finds, in the list's order", () =>
      Effect.gen(function* () {
        const { find } = yield* Tribes;
        const tribes = yield* everyTribe;
        const piece = fc
          .tuple(
            fc.constantFrom(...tribes.flatMap(tribeListDefinition.textsOf)),
            fc.nat(),
            fc.nat({ max: 6 }),
          )
          .map(([text, from, length]) =>
            text.slice(from % (text.length + 1), (from % (text.length + 1)) + 1 + length),
          )
          .chain((text) => fc.constantFrom(text, text.toUpperCase(), text.normalize("NFD")));
        const queries = fc.oneof(
          { weight: 4, arbitrary: piece },
          { weight: 2, arbitrary: fc.tuple(piece, piece).map((pieces) => pieces.join(" ")) },
          { weight: 1, arbitrary: fc.constantFrom("", " ", "%", "_", "\\", "'", "--", "\u0000") },
          { weight: 1, arbitrary: anyText },
        );
        yield* forAll(
          fc.tuple(
            queries.map((query) => query.toWellFormed()),
            windows,
          ),
          ([query, { first, max }]) =>
            Effect.gen(function* () {
              const matches = tribes.filter((tribe) =>
                matchesQuery(query, tribeListDefinition.textsOf(tribe)),
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
  });
