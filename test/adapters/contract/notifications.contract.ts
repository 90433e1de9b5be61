import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { NewNotification } from "../../../src/domain/notification.ts";
import { Notifications } from "../../../src/domain/ports/notifications.ts";
import { NotFound, Refused } from "../../../src/domain/remote-failure.ts";
import { id } from "../../domain/generators.ts";
import { forAll } from "../fixtures-laws.ts";
import { shown } from "./shown.ts";

const noSuchNotification = NotFound("Notification not found");
const hidden = (field: string) => Refused("This has characters that nobody sees", field);
const [longTitle, longMessage] = [
  Refused("This has at most 200 characters", "title"),
  Refused("This has at most 4000 characters", "message"),
];

const FOR_EVERYBODY: NewNotification = {
  user: undefined,
  title: 'O\'Neil "the" chef; DROP TABLE notifications; --',
  message: "👩‍👩‍👧 شَاي\n100% _real_ back\\slash $1",
};
const forUser = (userId: string): NewNotification => ({
  user: { userId: id(userId) },
  title: "Ánà",
  message: "",
});

const everything = Effect.flatMap(Notifications, ({ all }) => all()).pipe(Effect.map(({ items }) => items));

/**
 * What the port Notifications promises, whoever implements it (§7). Takes a layer over a freshly seeded database of
 * `CONTRACT_USERS` users, as an admin. It sends fewer messages than a minute allows (D44).
 */
export const notificationsContract = <E>(name: string, ports: Layer.Layer<Notifications, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect("§7: the sample has messages for everybody and for some, all of them readable", () =>
      Effect.gen(function* () {
        const { items, unreadable } = yield* (yield* Notifications).all();
        expect([unreadable, items.filter(({ user }) => user === undefined).length]).toEqual([0, 4]);
        expect(items.length).toBeGreaterThan(4);
        expect(new Set(items.map(({ notificationId }) => notificationId)).size).toBe(items.length);
      }),
    );

    it.effect("§7: what is sent is there as it was sent, unread, with a moment", () =>
      Effect.gen(function* () {
        const { create } = yield* Notifications;
        const before = yield* everything;
        const sent = [yield* create(FOR_EVERYBODY), yield* create(forUser("4"))];
        expect(sent.map(({ author: _, creationDate: __, notificationId: ___, ...rest }) => rest)).toEqual([
          { ...FOR_EVERYBODY, read: false },
          { ...forUser("4"), read: false },
        ]);
        expect(sent.every(({ creationDate }) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(creationDate ?? ""))).toBe(
          true,
        );
        expect(yield* everything).toEqual([...before, ...sent]);
      }),
    );

    it.effect("D67: what is sent says who sent it, by name, wherever it is read", () =>
      Effect.gen(function* () {
        const { create, ofUser, page } = yield* Notifications;
        const { author, notificationId } = yield* create(FOR_EVERYBODY);
        expect(author).toMatchObject({ userId: "1", profile: { nombre: "Ada Admin" } });
        for (const items of [
          yield* everything,
          (yield* ofUser(id("4"))).items,
          (yield* page({ first: 0, max: 100 })).items,
        ])
          expect(items.find((each) => each.notificationId === notificationId)?.author).toEqual(author);
      }),
    );

    it.effect("D29: a page is that window of the whole list, in its order; `first` and `max` differ", () =>
      Effect.gen(function* () {
        const { page } = yield* Notifications;
        const items = yield* everything;
        expect(shown(yield* page({ first: 2, max: 3 }))).toEqual({ items: items.slice(2, 5), unreadable: 0 });
        yield* forAll(
          fc.record({ first: fc.nat({ max: items.length + 2 }), max: fc.integer({ min: 1, max: 20 }) }),
          ({ first, max }) =>
            Effect.map(page({ first, max }), (records) =>
              expect(shown(records)).toEqual({ items: items.slice(first, first + max), unreadable: 0 }),
            ),
        );
      }),
    );

    it.effect("D16: a user is told what is for them and what is for everybody, and nothing else", () =>
      Effect.gen(function* () {
        const { ofUser } = yield* Notifications;
        const items = yield* everything;
        for (const userId of ["1", "4", "999999", "04", "nobody", "__proto__"]) {
          const told = items.filter(({ user }) => user === undefined || user.userId === userId);
          expect([userId, yield* ofUser(id(userId))]).toEqual([userId, { items: told, unreadable: 0 }]);
        }
      }),
    );

    it.effect.each([
      ["somebody", forUser("3")],
      ["everybody", FOR_EVERYBODY],
    ] as const)(
      "§7: a message for %s is marked as read, once or twice, and nothing else changes",
      ([, draft]) =>
        Effect.gen(function* () {
          const { create, markRead } = yield* Notifications;
          const sent = yield* create(draft);
          const before = yield* everything;
          const read = { ...sent, read: true };
          expect([yield* markRead(sent.notificationId), yield* markRead(sent.notificationId)]).toEqual([
            read,
            read,
          ]);
          expect(yield* everything).toEqual(
            before.map((each) => (each.notificationId === sent.notificationId ? read : each)),
          );
        }),
    );

    it.effect.each(["0", "999999", "9".repeat(64), "01", "-1", "nobody", "__proto__"])(
      "D34, D35: there is no message %s to mark",
      (stranger) =>
        Effect.gen(function* () {
          const { markRead } = yield* Notifications;
          const before = yield* everything;
          expect(yield* Effect.flip(markRead(id(stranger)))).toEqual(noSuchNotification);
          expect(yield* everything).toEqual(before);
        }),
    );

    it.effect(
      "D13: what cannot be kept is refused, a user whom nobody has is not found; nothing is kept",
      () =>
        Effect.gen(function* () {
          const { create } = yield* Notifications;
          const before = yield* everything;
          const failing = (changes: Partial<NewNotification>) =>
            Effect.flip(create({ ...FOR_EVERYBODY, ...changes }));
          expect([
            yield* failing({ title: "a\u0000" }),
            yield* failing({ message: "\ud800" }),
            yield* failing({ title: "a".repeat(201) }),
            yield* failing({ message: "a".repeat(4_001) }),
            yield* failing(forUser("999999")),
            yield* failing(forUser("04")),
            yield* failing(forUser("nobody")),
          ]).toEqual([
            hidden("title"),
            hidden("message"),
            longTitle,
            longMessage,
            ...Array(3).fill(NotFound("User not found")),
          ]);
          expect(yield* everything).toEqual(before);
          const longest = { ...FOR_EVERYBODY, title: "a".repeat(200), message: "b".repeat(4_000) };
          expect(yield* create(longest)).toMatchObject(longest);
        }),
    );
  });
