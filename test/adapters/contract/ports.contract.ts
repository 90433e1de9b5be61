import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { matchesQuery } from "../../../src/domain/matching.ts";
import type { PageWindow } from "../../../src/domain/paging.ts";
import { tidyName } from "../../../src/domain/person-name.ts";
import { Health } from "../../../src/domain/ports/health.ts";
import { Roles } from "../../../src/domain/ports/roles.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { ForbiddenBecause, NotFound, Refused } from "../../../src/domain/remote-failure.ts";
import { type User, userListDefinition } from "../../../src/domain/user.ts";
import { anyText, caseVariant, id, savableLines } from "../../domain/generators.ts";
import { forAll } from "../fixtures-laws.ts";
import { said, shown } from "./shown.ts";
import { walks } from "../../machines/kit/walks.ts";

/** How many users the database of a contract begins with. */
export const CONTRACT_USERS = 47;

const noSuchUser = NotFound("User not found");
const lastAdmin = Refused("The last admin cannot be demoted or deleted");
const unsavable = Refused("This has characters that nobody sees", "profile.nombre");

// Nobody has these: a number that no record has, other spellings of an admin's number, and what is not a number.
const STRANGERS = [
  "0",
  "999999",
  "999999999999999999",
  "9".repeat(64),
  "01",
  "0001",
  "1e0",
  "0x1",
  "-1",
  "1_0",
  "nobody",
  "null",
  "__proto__",
  "constructor",
].map((text) => id<"user">(text));

// What a LIKE pattern, a quoted text, an encoding or a URL might trip over.
const HOSTILE_NAMES = [
  "100% _real_ back\\slash",
  "%",
  "_",
  "\\",
  'O\'Neil "the" chef; DROP TABLE users; --',
  "Ánà Çelik İstanbul",
  "ΟΔΟΣ ẞ ﬁsh",
  "だが पनीर שָׁלוֹם شَاي",
  "👩‍👩‍👧 a+b&c=d?e#f/g",
  "$1 :name {id} %25 %2F",
];

const userAt = (users: ReadonlyArray<User>, index: number): User => {
  const user = users[index];
  if (user === undefined) throw new Error(`there is no user ${index}`);
  return user;
};

const named = (user: User, nombre: string): User => ({ ...user, profile: { ...user.profile, nombre } });

const everybody = Effect.flatMap(Users, (users) => users.all()).pipe(Effect.map(({ items }) => items));

const windows: fc.Arbitrary<PageWindow> = fc.record({
  first: fc.nat({ max: CONTRACT_USERS + 3 }),
  max: fc.integer({ min: 1, max: CONTRACT_USERS + 3 }),
});

// Lone surrogates are nothing that anybody types, and no encoding carries them.
const typed = anyText.map((text) => text.toWellFormed());

/** Queries that find something often: pieces of what the users are called, in any case, and anything else. */
const queriesOf = (users: ReadonlyArray<User>): fc.Arbitrary<string> => {
  const piece = fc
    .tuple(fc.constantFrom(...users.flatMap(userListDefinition.textsOf)), fc.nat(), fc.nat({ max: 6 }))
    .map(([text, from, length]) => text.slice(from % text.length, (from % text.length) + 1 + length))
    .map((text) => text.toWellFormed())
    .chain((text) => fc.constantFrom(text, text.toUpperCase(), text.toLowerCase(), text.normalize("NFD")));
  return fc.oneof(
    { weight: 4, arbitrary: piece },
    { weight: 2, arbitrary: fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(" ")) },
    { weight: 1, arbitrary: fc.constantFrom("", " ", "%", "_", "\\", "%%", "'", '"', "--", "\u0000", "\\%") },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_NAMES).chain(caseVariant) },
    { weight: 1, arbitrary: typed },
  );
};

/**
 * What the ports Users, Roles and Health promise, whoever implements them (§7). Takes a layer over a freshly seeded
 * database whose first user is its only admin.
 */
export const portsContract = <E>(name: string, ports: Layer.Layer<Users | Roles | Health, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect("§7: a service that is up says so", () =>
      Effect.gen(function* () {
        expect(yield* (yield* Health).check()).toBe(undefined);
      }),
    );

    it.effect("§7: every seeded user is there, all of them readable", () =>
      Effect.gen(function* () {
        const { items, unreadable } = yield* (yield* Users).all();
        expect([items.length, unreadable]).toEqual([CONTRACT_USERS, 0]);
        expect(items.slice(0, 4)).toMatchObject([
          { userId: "1", email: "admin@example.com", profile: { nombre: "Ada Admin" }, role: "admin" },
          { userId: "2", email: "editor@example.com", profile: { nombre: "Edu Editor" }, role: "editor" },
          { userId: "3", email: "viewer@example.com", profile: { nombre: "Vera Viewer" }, role: "viewer" },
          { userId: "4", email: "chef@example.com", profile: { nombre: "Carla Chef" }, role: "chef" },
        ]);
        expect(new Set(items.map(({ userId }) => userId)).size).toBe(CONTRACT_USERS);
      }),
    );

    it.effect("§7: the count is the length of the whole list", () =>
      Effect.gen(function* () {
        expect(yield* (yield* Users).count()).toBe((yield* everybody).length);
      }),
    );

    it.effect("§7: each user is found by their id", () =>
      Effect.gen(function* () {
        const { byId } = yield* Users;
        const users = yield* everybody;
        expect(yield* Effect.forEach(users, ({ userId }) => Effect.map(byId(userId), said))).toEqual(users);
      }),
    );

    it.effect("D29: a page is that window of the whole list, in its order; `first` and `max` differ", () =>
      Effect.gen(function* () {
        const { page } = yield* Users;
        const users = yield* everybody;
        expect(shown(yield* page({ first: 3, max: 7 }))).toEqual({
          items: users.slice(3, 10),
          unreadable: 0,
        });
        expect(shown(yield* page({ first: 7, max: 3 }))).toEqual({
          items: users.slice(7, 10),
          unreadable: 0,
        });
        yield* forAll(windows, ({ first, max }) =>
          Effect.map(page({ first, max }), (records) =>
            expect(shown(records)).toEqual({ items: users.slice(first, first + max), unreadable: 0 }),
          ),
        );
      }),
    );

    it.effect("D29: the pages of every size put together are the whole list, and the next one is empty", () =>
      Effect.gen(function* () {
        const { page } = yield* Users;
        const users = yield* everybody;
        for (const max of [1, 7, 10, 25, users.length - 1, users.length, users.length + 1, 200]) {
          const starts = users.map((_, index) => index * max).filter((first) => first < users.length);
          const pages = yield* Effect.forEach(starts, (first) => page({ first, max }));
          expect(pages.flatMap(({ items }) => items)).toEqual(users);
          expect(shown(yield* page({ first: starts.length * max, max }))).toEqual({
            items: [],
            unreadable: 0,
          });
        }
      }),
    );

    it.effect.each(STRANGERS)("D34, D35: nobody has the id %s", (stranger) =>
      Effect.gen(function* () {
        const { byId, edit, remove } = yield* Users;
        const users = yield* everybody;
        const sent: User = { ...userAt(users, 4), userId: stranger, email: "stranger@kitchen.example" };
        expect([
          yield* Effect.flip(byId(stranger)),
          yield* Effect.flip(edit(sent)),
          yield* Effect.flip(remove(stranger)),
        ]).toEqual([noSuchUser, noSuchUser, noSuchUser]);
        expect(yield* everybody).toEqual(users);
      }),
    );

    it.effect("D39: a saved name is tidy, and everything else is as it was", () =>
      Effect.gen(function* () {
        const { byId, edit } = yield* Users;
        const before = yield* everybody;
        const user = userAt(before, 5);
        const saved = named(user, "Ana María de la O");
        expect(yield* edit(named(user, "  Ana\tMaría \n de la\u00a0\u00a0O "))).toEqual(saved);
        expect(said(yield* byId(user.userId))).toEqual(saved);
        expect(yield* everybody).toEqual(before.with(5, saved));
      }),
    );

    it.effect("D37, D39: whatever name is saved is the name that is read again", () =>
      Effect.gen(function* () {
        const { byId, edit } = yield* Users;
        const user = userAt(yield* everybody, 6);
        yield* forAll(fc.oneof(savableLines, fc.constantFrom(...HOSTILE_NAMES)), (nombre) =>
          Effect.gen(function* () {
            const saved = named(user, tidyName(nombre));
            expect(yield* edit(named(user, nombre))).toEqual(saved);
            expect(said(yield* byId(user.userId))).toEqual(saved);
          }),
        );
      }),
    );

    it.effect.each(["\u0000", "Ana\u0000", "\ud800", "Ana \udc00"])(
      "D37: a name that cannot be kept as it is, %j, is refused and changes nothing",
      (nombre) =>
        Effect.gen(function* () {
          const { edit } = yield* Users;
          const users = yield* everybody;
          expect(yield* Effect.flip(edit(named(userAt(users, 7), nombre)))).toEqual(unsavable);
          expect(yield* everybody).toEqual(users);
        }),
    );

    it.effect(
      "D14: an address that somebody else has, in whatever case, is refused and changes nothing",
      () =>
        Effect.gen(function* () {
          const { edit } = yield* Users;
          const users = yield* everybody;
          const taken = { ...userAt(users, 7), email: "Viewer@Example.COM" };
          expect(yield* Effect.flip(edit(taken))).toEqual(
            Refused("The e-mail address is already in use", "email"),
          );
          expect(yield* everybody).toEqual(users);
        }),
    );

    it.effect("D14: an admin changes address and role; a role that is left out or unchanged stays", () =>
      Effect.gen(function* () {
        const { byId, edit } = yield* Users;
        const user = userAt(yield* everybody, 8);
        // Nobody has verified the new address (D68).
        const changed = { ...user, email: "new.address@kitchen.example", role: "viewer", verified: false };
        expect(yield* edit({ ...changed, allowUnverified: true })).toEqual(changed);
        expect(yield* edit({ ...changed, role: undefined })).toEqual(changed);
        expect(yield* edit(changed)).toEqual(changed);
        expect(said(yield* byId(user.userId))).toEqual(changed);
      }),
    );

    it.effect.each(["owner", "", "Admin", "admin ", "__proto__"])("D10, D14: %j is no role to give", (role) =>
      Effect.gen(function* () {
        const { edit } = yield* Users;
        const users = yield* everybody;
        expect(yield* Effect.flip(edit({ ...userAt(users, 9), role }))).toEqual(
          Refused("Unknown role", "role"),
        );
        expect(yield* everybody).toEqual(users);
      }),
    );

    it.effect("D10: the four roles with their ids", () =>
      Effect.gen(function* () {
        expect(yield* (yield* Roles).all()).toEqual({
          items: [
            { roleId: "1", name: "admin" },
            { roleId: "2", name: "chef" },
            { roleId: "3", name: "editor" },
            { roleId: "4", name: "viewer" },
          ],
          unreadable: 0,
        });
      }),
    );

    it.effect(
      "§7: a search ignores case and accents and counts every match, not only those in the window",
      () =>
        Effect.gen(function* () {
          const { edit } = yield* Users;
          const { find } = yield* Users;
          const [one, other] = [userAt(yield* everybody, 10), userAt(yield* everybody, 11)];
          const found = [yield* edit(named(one, "Zoë Ñandú")), yield* edit(named(other, "ZOE Nandu"))];
          for (const query of ["zoe nandu", "ÑANDÚ zoë", "  nandU\tzo ", "zoe\u0308 n\u0303andu\u0301"]) {
            expect(yield* find(query, { first: 0, max: 5 })).toEqual({
              items: found,
              unreadable: 0,
              total: 2,
            });
          }
          expect(yield* find("zoe", { first: 1, max: 1 })).toEqual({
            items: found.slice(1),
            unreadable: 0,
            total: 2,
          });
          expect(yield* find("zoe", { first: 2, max: 1 })).toEqual({
            items: [],
            unreadable: 0,
            total: 2,
          });
        }),
    );

    it.effect(
      "§7: for every query, a search finds exactly what the domain finds, in the order of the list",
      () =>
        Effect.gen(function* () {
          const { edit } = yield* Users;
          const { find } = yield* Users;
          const before = yield* everybody;
          yield* Effect.forEach(HOSTILE_NAMES, (nombre, index) =>
            edit(named(userAt(before, 12 + index), nombre)),
          );
          const users = yield* everybody;
          yield* forAll(
            fc.tuple(queriesOf(users), windows),
            ([query, { first, max }]) =>
              Effect.gen(function* () {
                const matches = users.filter((user) => matchesQuery(query, userListDefinition.textsOf(user)));
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

    it.effect("§7: a removed user is gone for good", () =>
      Effect.gen(function* () {
        const { byId, count, edit, remove } = yield* Users;
        const { find } = yield* Users;
        const before = yield* everybody;
        const user = yield* edit(named(userAt(before, 30), "Qwertz Gone"));
        yield* remove(user.userId);
        expect([
          yield* Effect.flip(byId(user.userId)),
          yield* Effect.flip(edit(user)),
          yield* Effect.flip(remove(user.userId)),
        ]).toEqual([noSuchUser, noSuchUser, noSuchUser]);
        expect(yield* everybody).toEqual(before.toSpliced(30, 1));
        expect(yield* count()).toBe(before.length - 1);
        expect(yield* find("qwertz gone", { first: 0, max: 5 })).toEqual({
          items: [],
          unreadable: 0,
          total: 0,
        });
      }),
    );

    it.effect("D14: an admin can be removed while there is another one", () =>
      Effect.gen(function* () {
        const { byId, edit, remove } = yield* Users;
        const second = userAt(yield* everybody, 31);
        expect(yield* edit({ ...second, role: "admin" })).toEqual({ ...second, role: "admin" });
        yield* remove(second.userId);
        expect(yield* Effect.flip(byId(second.userId))).toEqual(noSuchUser);
      }),
    );

    it.effect("D14: the last admin can be neither demoted nor deleted", () =>
      Effect.gen(function* () {
        const { edit, remove } = yield* Users;
        const users = yield* everybody;
        const admin = userAt(users, 0);
        expect(users.filter(({ role }) => role === "admin")).toEqual([admin]);
        // Whoever asks over HTTP is that admin, and nobody deletes their own account or changes its role (D64).
        const oneself = ForbiddenBecause("Nobody may delete their own account");
        const ownRole = ForbiddenBecause("Nobody may change their own role");
        expect([lastAdmin, oneself]).toContainEqual(yield* Effect.flip(remove(admin.userId)));
        for (const role of ["editor", "viewer", "chef"]) {
          expect([lastAdmin, ownRole]).toContainEqual(yield* Effect.flip(edit({ ...admin, role })));
        }
        expect(yield* everybody).toEqual(users);
      }),
    );
  });
