import * as Effect from "effect/Effect";
import * as Arr from "effect/Array";
import * as Iterable from "effect/Iterable";
import { SqlClient } from "effect/sql/SqlClient";
import { SOURCE_LANGUAGE } from "../../../domain/language.ts";
import { ROLE_IDS } from "../../../domain/role.ts";
import { searchText } from "../../../domain/matching.ts";
import { userListDefinition } from "../../../domain/user.ts";
import { madeAtTheEnd } from "../database/made-at-the-end.ts";
import { SAMPLE_ACCOUNTS } from "./accounts.ts";
import { insertAll, keysOf } from "./batches.ts";
import { sampleBusinesses } from "./businesses.ts";
import { sampleContributions } from "./contributions.ts";
import { seedKitchens } from "./kitchens.ts";
import { seedLocations } from "./locations.ts";
import { seedNotifications } from "./notifications.ts";
import { overTheYear } from "./over-the-year.ts";
import { samplePeople, type SamplePerson } from "./people.ts";
import { pictureUrl } from "./pictures.ts";
import { seedTribes } from "./tribes.ts";

const SEED = 20_261_121;

interface SampleUser extends SamplePerson {
  readonly identity_uid: string | null;
}

/** The sample accounts came first, together. */
const rowAt =
  (cameAt: (place: number) => Date) =>
  ({ identity_uid, nombre, email, role, verified }: SampleUser, place: number) => ({
    identity_uid,
    verified,
    nombre,
    email,
    role_id: ROLE_IDS[role],
    search_text: searchText(userListDefinition.textsOf({ email, profile: { nombre } })),
    created_at: cameAt(Math.max(0, place + 1 - accounts.length)),
  });

const accounts: ReadonlyArray<SampleUser> = SAMPLE_ACCOUNTS.map(
  ({ uid, displayName, email, role, portrait }) => ({
    identity_uid: uid,
    nombre: displayName,
    email,
    role,
    language: SOURCE_LANGUAGE,
    portrait,
    verified: true,
  }),
);

/** The portraits of people who are in the order of their keys. */
const seedProfileImages = Effect.fnUntraced(function* (people: ReadonlyArray<SamplePerson>) {
  const users = yield* keysOf("users", "user_id");
  yield* insertAll(
    "profile_images",
    Arr.zip(users, people).flatMap(([user_id, { portrait }]) =>
      portrait === undefined ? [] : [{ user_id, image_url: pictureUrl(`portrait-${portrait}`) }],
    ),
  );
});

/** How large a sample is, and who is told of each part before it is made. */
interface SampleSize {
  /** Users in all, the sample accounts among them. */
  readonly users: number;
  readonly kitchens: number;
  readonly told: (part: string) => Effect.Effect<void>;
}

/** Fills an empty database, in one transaction; the same size gives the same sample. */
export const fill = Effect.fnUntraced(function* ({ users, kitchens, told }: SampleSize) {
  const sql = yield* SqlClient;
  const people = samplePeople(Math.max(0, users - accounts.length), SEED);
  const everybody = [...accounts, ...people.map((person) => ({ ...person, identity_uid: null }))];
  const languages = everybody.map(({ language }) => language);
  const parts = [
    ["users", insertAll("users", Iterable.map(everybody, rowAt(yield* overTheYear(people.length + 1))))],
    ["tribes", seedTribes(SEED)],
    ["kitchens", seedKitchens(SEED, kitchens, languages)],
    ["locations", seedLocations(SEED)],
    ["comments, favorites, blocks, dates and reports", sampleContributions(SEED)],
    ["businesses", sampleBusinesses],
    ["notifications", seedNotifications(SEED)],
    ["profile images", seedProfileImages(everybody)],
  ] as const;
  // So many records are counted faster at the end than one by one.
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SET LOCAL console.counting = 'off'`;
      yield* sql`SET LOCAL maintenance_work_mem = '256MB'`;
      yield* madeAtTheEnd(
        Effect.gen(function* () {
          yield* Effect.forEach(parts, ([name, part]) => Effect.andThen(told(name), part), { discard: true });
          yield* told("indexes");
        }),
      );
      yield* told("the orders of lists");
      yield* sql`SELECT cut_list(list) FROM lists`;
    }),
  );
  // Tells the planner what there is and index scans which pages need no look; the embedded database never does by itself.
  yield* sql`VACUUM (ANALYZE)`;
});
