import { faker } from "@faker-js/faker/locale/en";
import * as Arr from "effect/Array";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { searchText } from "../../../domain/matching.ts";
import { tribeListDefinition } from "../../../domain/tribe.ts";
import { insertAll } from "./batches.ts";
import { CITIES } from "./cities.ts";
import { overTheYear } from "./over-the-year.ts";
import { type Mark, pictureUrl } from "./pictures.ts";
import { TRIBE_THEMES } from "./tribe-themes.ts";

// Two people in five are in no tribe; few are in many.
const MEMBERSHIPS = [
  { weight: 40, value: 0 },
  { weight: 30, value: 1 },
  { weight: 17, value: 2 },
  { weight: 9, value: 3 },
  { weight: 4, value: 5 },
];

const MEETINGS = [
  ["long-table", "The long table"],
  ["market-stall", "Before cooking, at the market"],
  ["home-kitchen", "Last meeting"],
  ["wood-oven", "What we cooked"],
  ["open-kitchen", ""],
] as const;
/** The share of tribes with members that have a leader. */
const LED = 0.85;

const MOST_MEETINGS = 2;

/** How many users there are for a tribe, once there are more than the themes alone serve. */
const USERS_PER_TRIBE = 50;

const LOCAL = CITIES.flatMap(([city]) =>
  TRIBE_THEMES.map(([name, description, mark]) => ({ name: `${name}, ${city}`, description, mark })),
);

/** Each theme once; beyond that each theme in one city after the other, as many as the users make. */
const tribesFor = (users: number) => {
  const themes = Arr.map(TRIBE_THEMES, ([name, description, mark]) => ({ name, description, mark }));
  const local = LOCAL.slice(0, Math.max(0, Math.floor(users / USERS_PER_TRIBE) - themes.length));
  return Arr.appendAll(themes, local);
};

/** A place among `count`, as likely as 1 / (place + 2): sizes fall with rank wherever people choose for themselves. */
const ranked = (count: number): number => {
  const drawn = faker.number.float({ min: 0, max: 1 });
  return Math.min(count - 1, Math.floor(2 * ((count + 2) / 2) ** drawn - 2));
};

/** The emblem first, then where they met. */
const picturesOf = (mark: Mark) => [
  { image_url: pictureUrl(`emblem-${mark}`), description: "" },
  ...faker.helpers
    .arrayElements(MEETINGS, { min: 0, max: MOST_MEETINGS })
    .map(([place, description]) => ({ image_url: pictureUrl(`place-${place}`), description })),
];

/** Fills the tribes, who belongs to them and leads them, and their pictures; the same seed and users give the same. */
export const seedTribes = Effect.fnUntraced(function* (seed: number) {
  const sql = yield* SqlClient;
  faker.seed(seed);
  const users = yield* sql<{ user_id: string }>`SELECT user_id::text FROM users ORDER BY user_id`;
  const made = tribesFor(users.length);
  const madeAt = yield* overTheYear(made.length);
  const rows = Arr.map(made, ({ name, description }, place) => ({
    name,
    description,
    search_text: searchText(tribeListDefinition.textsOf({ name, description })),
    created_at: madeAt(place),
  }));
  const tribes = yield* sql<{ tribe_id: string }>`
    INSERT INTO tribes ${sql.insert(rows).returning(sql`tribe_id::text`)}`;
  const memberships = users.flatMap(({ user_id }) => {
    const length = faker.helpers.weightedArrayElement(MEMBERSHIPS);
    const chosen = Array.from({ length }, () => ranked(tribes.length));
    return [...new Set(chosen)].map((rank) => ({ tribe_id: tribes[rank]?.tribe_id, user_id }));
  });
  // One tribe after the other: members are counted by statement, and each statement then changes few tribes.
  yield* insertAll(
    "tribe_members",
    memberships.toSorted((one, other) => Number(one.tribe_id) - Number(other.tribe_id)),
  );
  const leaders = Object.values(Object.groupBy(memberships, ({ tribe_id }) => tribe_id ?? "")).flatMap(
    (members = []) => (faker.datatype.boolean(LED) ? [faker.helpers.arrayElement(members)] : []),
  );
  yield* sql`
    UPDATE tribes SET leader_user_id = led.user_id
    FROM json_to_recordset(${JSON.stringify(leaders)}::json) AS led(tribe_id bigint, user_id bigint)
    WHERE tribes.tribe_id = led.tribe_id`;
  yield* insertAll(
    "tribe_images",
    Arr.zip(tribes, made).flatMap(([{ tribe_id }, { mark }]) =>
      picturesOf(mark).map((picture) => ({ tribe_id, ...picture })),
    ),
  );
});
