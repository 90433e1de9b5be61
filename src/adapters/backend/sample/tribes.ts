import { faker } from "@faker-js/faker/locale/en";
import * as Arr from "effect/Array";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { searchText } from "../../../domain/matching.ts";
import { tribeListDefinition } from "../../../domain/tribe.ts";
import { insertAll } from "./batches.ts";
import { CITIES } from "./cities.ts";
import { TRIBE_THEMES } from "./tribe-themes.ts";

// Two people in five are in no tribe; few are in many.
const MEMBERSHIPS = [
  { weight: 40, value: 0 },
  { weight: 30, value: 1 },
  { weight: 17, value: 2 },
  { weight: 9, value: 3 },
  { weight: 4, value: 5 },
];

const PICTURED = ["The long table", "Last meeting", "What we cooked", "New members", ""];

/** How many users there are for a tribe, once there are more than the themes alone serve. */
const USERS_PER_TRIBE = 50;

const LOCAL = CITIES.flatMap(([city]) =>
  TRIBE_THEMES.map(([name, description]) => ({ name: `${name}, ${city}`, description })),
);

/** Each theme once; beyond that each theme in one city after the other, as many as the users make. */
const rowsFor = (users: number) => {
  const themes = Arr.map(TRIBE_THEMES, ([name, description]) => ({ name, description }));
  const local = LOCAL.slice(0, Math.max(0, Math.floor(users / USERS_PER_TRIBE) - themes.length));
  return Arr.map(Arr.appendAll(themes, local), (tribe) => ({
    ...tribe,
    search_text: searchText(tribeListDefinition.textsOf(tribe)),
  }));
};

/** A place among `count`, as likely as 1 / (place + 2): sizes fall with rank wherever people choose for themselves. */
const ranked = (count: number): number => {
  const drawn = faker.number.float({ min: 0, max: 1 });
  return Math.min(count - 1, Math.floor(2 * ((count + 2) / 2) ** drawn - 2));
};

// No such address answers: what shows a picture shows its placeholder, and nobody is asked for it.
const picturesOf = ({ tribe_id }: { readonly tribe_id: string }) =>
  Array.from({ length: faker.number.int({ max: 3 }) }, (_, index) => ({
    tribe_id,
    image_url: `https://images.example/tribes/${tribe_id}/${index + 1}.jpg`,
    description: faker.helpers.arrayElement(PICTURED),
  }));

/** Fills the tribes, who belongs to them and their pictures; the same seed and users give the same. */
export const seedTribes = Effect.fnUntraced(function* (seed: number) {
  const sql = yield* SqlClient;
  faker.seed(seed);
  const users = yield* sql<{ user_id: string }>`SELECT user_id::text FROM users ORDER BY user_id`;
  const tribes = yield* sql<{ tribe_id: string }>`
    INSERT INTO tribes ${sql.insert(rowsFor(users.length)).returning(sql`tribe_id::text`)}`;
  const memberships = users.flatMap(({ user_id }) => {
    const length = faker.helpers.weightedArrayElement(MEMBERSHIPS);
    const chosen = Array.from({ length }, () => ranked(tribes.length));
    return [...new Set(chosen)].map((rank) => ({ tribe_id: tribes[rank]?.tribe_id, user_id }));
  });
  yield* insertAll("tribe_members", memberships);
  yield* insertAll("tribe_images", tribes.flatMap(picturesOf));
});
