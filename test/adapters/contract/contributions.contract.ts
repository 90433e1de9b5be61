import { fc } from "@fast-check/vitest";
import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { Id } from "../../../src/domain/id.ts";
import type { Contributions, KitchenMarks } from "../../../src/domain/ports/contributions.ts";
import { NotFound, Refused } from "../../../src/domain/remote-failure.ts";
import { id } from "../../domain/generators.ts";
import { KITCHENS } from "../fixtures-records.ts";
import { forAll } from "../fixtures-laws.ts";
import { shown } from "./shown.ts";

/** How many users the database of these contracts has. */
export const RECORD_USERS = 12;

export const userId = (number: number): Id<"user"> => id<"user">(String(number));
export const kitchenId = (number: number): Id<"kitchen"> => id<"kitchen">(String(number));

/** One promise of a port. */
export interface Law<R> {
  readonly name: string;
  readonly law: Effect.Effect<void, unknown, R>;
}

/** What the laws need to know of one kind of contribution. */
export interface Kind<A extends New, Key extends string, New extends object, R> {
  /** What the failure for a missing one calls it. */
  readonly noun: string;
  readonly port: Effect.Effect<Contributions<A, Key, New>, never, R>;
  readonly draft: (user: Id<"user">, kitchen: Id<"kitchen">) => New;
  readonly idIn: (record: A) => Key;
  readonly withId: (record: A, text: string) => A;
  /** A record as it would be with another user as its owner. */
  readonly givenTo: (record: A, user: Id<"user">) => A;
  /** Whose record it is, and whoever else it counts for. */
  readonly usersIn: (record: A) => ReadonlyArray<Id<"user">>;
  readonly kitchenIn: (record: A) => Id<"kitchen"> | undefined;
}

const DANGLING = Refused("It points at something that does not exist");

export const at = <A>(items: ReadonlyArray<A>, index: number): A => {
  const item = items[index];
  if (item === undefined) throw new Error(`there is nothing at ${index}`);
  return item;
};

// What no record has: other spellings of a number, and what is not a number.
const STRANGERS = [
  "0",
  "999999",
  "999999999999999999",
  "9".repeat(64),
  "01",
  "1e0",
  "0x1",
  "-1",
  "null",
  "__proto__",
];

/** What every kind of contribution promises (§7), whoever implements it; somebody who may do everything asks. */
export const contributionLaws = <A extends New, Key extends string, New extends object, R>({
  noun,
  port,
  draft,
  idIn,
  withId,
  givenTo,
  usersIn,
  kitchenIn,
}: Kind<A, Key, New, R>): ReadonlyArray<Law<R>> => {
  const missing = NotFound(`${noun} not found`);
  const everything = Effect.flatMap(port, ({ all }) => Effect.map(all(), ({ items }) => items));
  const created = (...pairs: ReadonlyArray<readonly [user: number, kitchen: number]>) =>
    Effect.flatMap(port, ({ create }) =>
      Effect.forEach(pairs, ([user, kitchen]) => create(draft(userId(user), kitchenId(kitchen)))),
    );
  return [
    {
      name: "§7: a created record says what was sent, has an id of its own and is read again as it is",
      law: Effect.gen(function* () {
        const { all, byId, count, create } = yield* port;
        const before = yield* everything;
        const sent = draft(userId(5), kitchenId(2));
        const record = yield* create(sent);
        expect(record).toMatchObject({ ...sent });
        expect(before.map(idIn)).not.toContain(idIn(record));
        expect(yield* byId(idIn(record))).toEqual(record);
        expect(yield* all()).toEqual({ items: [...before, record], unreadable: 0 });
        expect(yield* count()).toBe(before.length + 1);
      }),
    },
    {
      name: "D29: a page is that window of the whole list; `first` and `max` differ",
      law: Effect.gen(function* () {
        const { page } = yield* port;
        yield* created([6, 1], [7, 1], [8, 1], [9, 1], [10, 1], [6, 2], [7, 2], [8, 2], [9, 2], [10, 2]);
        const records = yield* everything;
        expect(shown(yield* page({ first: 2, max: 5 }))).toEqual({
          items: records.slice(2, 7),
          unreadable: 0,
        });
        expect(shown(yield* page({ first: 5, max: 2 }))).toEqual({
          items: records.slice(5, 7),
          unreadable: 0,
        });
        yield* forAll(fc.tuple(fc.nat({ max: 25 }), fc.integer({ min: 1, max: 25 })), ([first, max]) =>
          Effect.map(page({ first, max }), ({ items }) =>
            expect(items).toEqual(records.slice(first, first + max)),
          ),
        );
      }),
    },
    {
      name: "§7: the records of a user and of a kitchen are those of the whole list, in its order",
      law: Effect.gen(function* () {
        const { ofKitchen, ofUser } = yield* port;
        const records = yield* everything;
        for (let user = 0; user <= RECORD_USERS + 1; user += 1) {
          const items = records.filter((record) => usersIn(record).includes(userId(user)));
          expect(yield* ofUser(userId(user))).toEqual({ items, unreadable: 0 });
        }
        for (let kitchen = 0; kitchen <= KITCHENS + 1; kitchen += 1) {
          const items = records.filter((record) => kitchenIn(record) === kitchenId(kitchen));
          expect(yield* ofKitchen(kitchenId(kitchen))).toEqual({ items, unreadable: 0 });
        }
        for (const stranger of STRANGERS) {
          expect([yield* ofUser(id(stranger)), yield* ofKitchen(id(stranger))]).toEqual([
            { items: [], unreadable: 0 },
            { items: [], unreadable: 0 },
          ]);
        }
      }),
    },
    {
      name: "D13: an edit changes what a record says, never whose it is, and no other record",
      law: Effect.gen(function* () {
        const { byId, edit } = yield* port;
        const first = at(yield* created([11, 1]), 0);
        yield* forAll(
          fc.tuple(fc.integer({ min: 1, max: KITCHENS }), fc.integer({ min: 1, max: 10 })),
          ([kitchen, user]) =>
            Effect.gen(function* () {
              const before = yield* everything;
              const content = draft(userId(11), kitchenId(kitchen));
              const saved = yield* edit(givenTo({ ...first, ...content }, userId(user)));
              expect(saved).toMatchObject({ ...first, ...content });
              expect(yield* byId(idIn(first))).toEqual(saved);
              expect(yield* everything).toEqual(
                before.map((each) => (idIn(each) === idIn(first) ? saved : each)),
              );
            }),
          { numRuns: 30 },
        );
      }),
    },
    {
      name: "§7: what points at somebody or something that does not exist is refused and changes nothing",
      law: Effect.gen(function* () {
        const { create, edit } = yield* port;
        const first = at(yield* created([12, 3]), 0);
        const before = yield* everything;
        for (const stranger of STRANGERS) {
          expect([
            yield* Effect.flip(create(draft(id(stranger), kitchenId(1)))),
            yield* Effect.flip(create(draft(userId(1), id(stranger)))),
            yield* Effect.flip(edit({ ...first, ...draft(userId(12), id(stranger)) })),
          ]).toEqual([DANGLING, DANGLING, DANGLING]);
        }
        expect(yield* everything).toEqual(before);
      }),
    },
    {
      name: "D34, D35: nobody finds, edits or removes what has no such id",
      law: Effect.gen(function* () {
        const { byId, edit, remove } = yield* port;
        const before = yield* everything;
        for (const stranger of STRANGERS) {
          expect([
            yield* Effect.flip(byId(idIn(withId(at(before, 0), stranger)))),
            yield* Effect.flip(edit(withId(at(before, 0), stranger))),
            yield* Effect.flip(remove(idIn(withId(at(before, 0), stranger)))),
          ]).toEqual([missing, missing, missing]);
        }
        expect(yield* everything).toEqual(before);
      }),
    },
    {
      name: "§7: a removed record is gone for good, and it alone",
      law: Effect.gen(function* () {
        const { byId, count, edit, remove } = yield* port;
        const before = yield* everything;
        const record = at(before, 1);
        yield* remove(idIn(record));
        expect([
          yield* Effect.flip(byId(idIn(record))),
          yield* Effect.flip(edit(record)),
          yield* Effect.flip(remove(idIn(record))),
        ]).toEqual([missing, missing, missing]);
        expect(yield* everything).toEqual(before.toSpliced(1, 1));
        expect(yield* count()).toBe(before.length - 1);
      }),
    },
  ];
};

/** What marks promise beyond that: one by a user on a kitchen, and never two. */
export const kitchenMarkLaws = <A extends New, Key extends string, New extends object, R>({
  noun,
  port,
  draft,
  idIn,
  usersIn,
  kitchenIn,
}: Omit<Kind<A, Key, New, R>, "port"> & {
  readonly port: Effect.Effect<KitchenMarks<A, Key, New>, never, R>;
}): ReadonlyArray<Law<R>> => {
  const missing = NotFound(`${noun} not found`);
  return [
    {
      name: "§7: creating a mark that exists gives that one back and adds nothing",
      law: Effect.gen(function* () {
        const { all, create } = yield* port;
        const first = yield* create(draft(userId(3), kitchenId(4)));
        const before = yield* all();
        expect(yield* create(draft(userId(3), kitchenId(4)))).toEqual(first);
        const both = [draft(userId(2), kitchenId(4)), draft(userId(2), kitchenId(4))];
        const atOnce = yield* Effect.forEach(both, create, { concurrency: "unbounded" });
        expect(at(atOnce, 0)).toEqual(at(atOnce, 1));
        expect(yield* all()).toEqual({ items: [...before.items, at(atOnce, 0)], unreadable: 0 });
      }),
    },
    {
      name: "§7: a mark moved to where its owner has another one is refused and changes nothing",
      law: Effect.gen(function* () {
        const { all, create, edit } = yield* port;
        const mark = yield* create(draft(userId(3), kitchenId(1)));
        yield* create(draft(userId(3), kitchenId(2)));
        const before = yield* all();
        const moved = { ...mark, ...draft(userId(3), kitchenId(2)) };
        expect(yield* Effect.flip(edit(moved))).toEqual(Refused("There is one like it already"));
        expect(yield* all()).toEqual(before);
      }),
    },
    {
      name: "§7: the mark of a user on a kitchen is the one of the whole list, or not found",
      law: Effect.gen(function* () {
        const { all, byUserAndKitchen } = yield* port;
        const { items } = yield* all();
        for (let user = 0; user <= RECORD_USERS + 1; user += 1) {
          for (let kitchen = 0; kitchen <= KITCHENS + 1; kitchen += 1) {
            const [mark, ...others] = items.filter(
              (each) => usersIn(each).includes(userId(user)) && kitchenIn(each) === kitchenId(kitchen),
            );
            const asked = byUserAndKitchen(userId(user), kitchenId(kitchen));
            expect(others.map(idIn)).toEqual([]);
            expect(yield* mark === undefined ? Effect.flip(asked) : asked).toEqual(mark ?? missing);
          }
        }
      }),
    },
  ];
};
