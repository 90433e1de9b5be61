import { faker } from "@faker-js/faker/locale/en";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { insertAll } from "./batches.ts";

const PER_HUNDRED = 15;

const FOR_EVERYBODY = [
  ["Maintenance window", "The service will be slower than usual on Sunday between 02:00 and 04:00 UTC."],
  ["New: tribes have pictures", "Every tribe can now show pictures of its kitchens and tables."],
  ["Community rules", "We made the rules on comments shorter and clearer. Please read them."],
  ["Holiday opening hours", "Please check the opening hours of your kitchen before the holidays."],
] as const;

const PERSONAL = [
  ["Welcome", "Welcome to the table! Tell us what you like to eat."],
  ["New favorite", "Somebody added your kitchen to their favorites."],
  ["New comment", "Somebody wrote a comment about your kitchen."],
  ["Invitation", "You were invited to a tribe."],
  ["Report closed", "The report that you sent was looked at and closed."],
] as const;

type Texts = readonly [title: string, message: string];

interface Person {
  readonly user_id: string;
  readonly came: Date;
  readonly now: Date;
}

/** Messages of the first user for everybody, and of the system for some; the same seed gives the same messages. */
export const seedNotifications = Effect.fnUntraced(function* (seed: number) {
  const sql = yield* SqlClient;
  const users = yield* sql<Person>`
    SELECT user_id::text, created_at AS came, now() AS now FROM users ORDER BY user_id`;
  faker.seed(seed);
  const row = ([title, message]: Texts, { came, now }: Person) => ({
    title,
    message,
    read: faker.datatype.boolean(0.6),
    created_at: faker.date.between({ from: came, to: now }),
  });
  const rows = [
    ...users.slice(0, 1).flatMap((author) =>
      FOR_EVERYBODY.map((texts) => ({
        user_id: null,
        author_user_id: author.user_id,
        ...row(texts, author),
      })),
    ),
    ...users
      .filter(() => faker.number.int({ min: 1, max: 100 }) <= PER_HUNDRED)
      .map((reader) => ({
        user_id: reader.user_id,
        author_user_id: null,
        ...row(faker.helpers.arrayElement(PERSONAL), reader),
      })),
  ];
  yield* insertAll(
    "notifications",
    rows.toSorted((one, other) => +one.created_at - +other.created_at),
  );
});
