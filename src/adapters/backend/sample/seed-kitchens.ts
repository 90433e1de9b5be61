import * as Arr from "effect/Array";
import * as Effect from "effect/Effect";
import * as Iterable from "effect/Iterable";
import { SqlClient } from "effect/sql/SqlClient";
import { SOURCE_LANGUAGE } from "../../../domain/language.ts";
import type { SampleLanguage } from "./sample-language.ts";
import { ROLE_IDS } from "../../../domain/role.ts";
import { searchText } from "../../../domain/matching.ts";
import { kitchenListDefinition } from "../../../domain/kitchen.ts";
import { insertAll, keysOf } from "./batches.ts";
import { overTheYear } from "./over-the-year.ts";

/** Kitchens for each sample user, and the fewest there are. */
const PER_USER = 0.15;
const FEWEST = 12;

/** How many kitchens there are for so many users, where nobody says. */
export const kitchensFor = (users: number): number => Math.max(FEWEST, Math.round(users * PER_USER));

/**
 * Fills the empty tables of kitchens, their images and their votes, in the transaction that made the users, whose
 * languages are in the order of their keys.
 */
export const seedKitchens = Effect.fnUntraced(function* (
  seed: number,
  count: number,
  languages: ReadonlyArray<SampleLanguage>,
) {
  const sql = yield* SqlClient;
  const keysOfUsers = yield* sql<{ key: string; role_id: number }>`
    SELECT user_id::text AS key, role_id FROM users ORDER BY user_id`;
  const users = keysOfUsers.map((user, place) => ({
    ...user,
    language: languages[place] ?? SOURCE_LANGUAGE,
  }));
  const tribes = yield* keysOf("tribes", "tribe_id");
  const chefs = users.filter(({ role_id }) => role_id === ROLE_IDS.chef);

  const { sampleKitchens } = yield* Effect.promise(() => import("./kitchens.ts"));
  const kitchens = sampleKitchens(count, { people: users, chefs, tribes }, seed);
  const madeAt = yield* overTheYear(kitchens.length);
  yield* insertAll(
    "kitchens",
    Iterable.map(
      kitchens,
      ({ nombre, logo, description, location, capacity, banned, chef, tribe, votes, pictures }, place) => ({
        nombre,
        logo: logo ?? null,
        description,
        location,
        capacity,
        banned,
        pictured: pictures.length > 0,
        positivo: votes.filter(({ positive }) => positive).length,
        negativo: votes.filter(({ positive }) => !positive).length,
        chef_user_id: chef?.key ?? null,
        tribe_id: tribe ?? null,
        search_text: searchText(kitchenListDefinition.textsOf({ nombre, location })),
        created_at: madeAt(place),
      }),
    ),
  );

  // The database numbers rows in the order in which they are inserted.
  const numbered = Arr.zip(yield* keysOf("kitchens", "kitchen_id"), kitchens);
  // Kitchens are told already; each picture would look again.
  yield* sql`ALTER TABLE kitchen_images DISABLE TRIGGER kitchen_images_picture`;
  yield* insertAll(
    "kitchen_images",
    Iterable.flatMap(numbered, ([kitchen_id, { pictures }]) =>
      pictures.map(({ imageUrl, description }) => ({ kitchen_id, image_url: imageUrl, description })),
    ),
  );
  yield* sql`ALTER TABLE kitchen_images ENABLE TRIGGER kitchen_images_picture`;
  yield* insertAll(
    "kitchen_votes",
    Iterable.flatMap(numbered, ([kitchen_id, { votes }]) =>
      votes.map(({ voter, positive }) => ({ user_id: voter.key, kitchen_id, positive })),
    ),
  );
});
