import { faker } from "@faker-js/faker/locale/en";
import * as Arr from "effect/Array";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { tribeColumns } from "../sql/tribe-rows.ts";
import { insertAll } from "./batches.ts";
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

const ROWS = Arr.map(TRIBE_THEMES, ([name, description]) => tribeColumns({ name, description }));

// No such address answers: what shows a picture shows its placeholder (D43), and nobody is asked for it.
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
  const tribes = yield* sql<{ tribe_id: string }>`
    INSERT INTO tribes ${sql.insert(ROWS).returning(sql`tribe_id::text`)}`;
  // A tribe's size falls with its rank, as it does wherever people choose for themselves.
  const weighed = tribes.map(({ tribe_id }, rank) => ({ weight: 1 / (rank + 2), value: tribe_id }));
  const users = yield* sql<{ user_id: string }>`SELECT user_id::text FROM users ORDER BY user_id`;
  const memberships = users.flatMap(({ user_id }) => {
    const length = faker.helpers.weightedArrayElement(MEMBERSHIPS);
    const chosen = Array.from({ length }, () => faker.helpers.weightedArrayElement(weighed));
    return [...new Set(chosen)].map((tribe_id) => ({ tribe_id, user_id }));
  });
  yield* insertAll("tribe_members", memberships);
  yield* insertAll("tribe_images", tribes.flatMap(picturesOf));
});
