import { faker } from "@faker-js/faker/locale/en";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { insertAll } from "./batches.ts";

const FROM = "2026-05-01T00:00:00.000Z";
const TO = "2026-10-31T00:00:00.000Z";

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

const row = (user_id: string | null, author_user_id: string | null, [title, message]: Texts) => ({
  user_id,
  author_user_id,
  title,
  message,
  read: faker.datatype.boolean(0.6),
  created_at: faker.date.between({ from: FROM, to: TO }),
});

/** Messages of the first user for everybody, and of the system for some; the same seed gives the same messages. */
export const seedNotifications = Effect.fnUntraced(function* (seed: number) {
  const sql = yield* SqlClient;
  const users = yield* sql<{
    user_id: string;
    created_at: Date;
  }>`SELECT user_id::text, created_at FROM users ORDER BY user_id`;
  const [author] = users;
  faker.seed(seed);
  const rows = [
    ...FOR_EVERYBODY.map((texts) => {
      const told = row(null, author?.user_id ?? null, texts);
      // Nobody writes before they come, in whatever year the sample is made.
      return { ...told, created_at: new Date(Math.max(+told.created_at, +(author?.created_at ?? 0))) };
    }),
    ...users
      .filter(() => faker.number.int({ min: 1, max: 100 }) <= PER_HUNDRED)
      .map(({ user_id }) => row(user_id, null, faker.helpers.arrayElement(PERSONAL))),
  ];
  yield* insertAll("notifications", rows);
});
