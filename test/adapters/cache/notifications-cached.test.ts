import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { notificationsCached } from "../../../src/adapters/cache/notifications.ts";
import { reads } from "../../../src/adapters/cache/reads.ts";
import type { SystemNotification } from "../../../src/domain/notification.ts";
import { Notifications } from "../../../src/domain/ports/notifications.ts";
import { readable } from "../../../src/domain/records.ts";
import { id } from "../../domain/generators.ts";

const NOTICE: SystemNotification = {
  notificationId: id("9"),
  user: undefined,
  title: "Hello",
  message: "There",
  read: false,
  creationDate: undefined,
};
const READS = ["all", "page 3 7", "of 4"];

/** A port that notes each call that reaches it. */
const noting = (log: Array<string>) => {
  const noted = <A>(text: string, value: A) =>
    Effect.sync(() => {
      log.push(text);
      return value;
    });
  return Layer.succeed(
    Notifications,
    Notifications.of({
      all: () => noted("all", readable([NOTICE])),
      page: ({ first, max }) => noted(`page ${first} ${max}`, readable([NOTICE])),
      ofUser: (userId) => noted(`of ${userId}`, readable([NOTICE])),
      create: ({ title }) => noted(`create ${title}`, NOTICE),
      markRead: (notificationId) => noted(`read ${notificationId}`, { ...NOTICE, read: true }),
    }),
  );
};

const everyRead = Effect.gen(function* () {
  const notifications = yield* Notifications;
  return [
    yield* notifications.all(),
    yield* notifications.page({ first: 3, max: 7 }),
    yield* notifications.ofUser(id("4")),
  ];
});

it.effect.each([
  {
    name: "create",
    write: Effect.flatMap(Notifications, ({ create }) => create(NOTICE)),
    gives: NOTICE,
    made: "create Hello",
  },
  {
    name: "markRead",
    write: Effect.flatMap(Notifications, ({ markRead }) => markRead(NOTICE.notificationId)),
    gives: { ...NOTICE, read: true },
    made: "read 9",
  },
])(
  "D31: reads of notifications are asked once; $name is never kept and empties them",
  ({ gives, made, write }) => {
    const log: Array<string> = [];
    return Effect.gen(function* () {
      const answers = [readable([NOTICE]), readable([NOTICE]), readable([NOTICE])];
      expect([yield* everyRead, yield* everyRead]).toEqual([answers, answers]);
      expect(log).toEqual(READS);
      expect([yield* write, yield* write]).toEqual([gives, gives]);
      yield* everyRead;
      expect(log).toEqual([...READS, made, made, ...READS]);
    }).pipe(Effect.provide(notificationsCached.pipe(Layer.provide(reads), Layer.provide(noting(log)))));
  },
);
