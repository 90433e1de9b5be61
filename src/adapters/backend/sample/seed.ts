import * as Effect from "effect/Effect";
import * as Iterable from "effect/Iterable";
import { SqlClient } from "effect/sql/SqlClient";
import { SOURCE_LANGUAGE } from "../../../domain/language.ts";
import type { SampleLanguage } from "./sample-language.ts";
import { ROLE_IDS, type Role } from "../../../domain/role.ts";
import { searchText } from "../../../domain/matching.ts";
import { userListDefinition } from "../../../domain/user.ts";
import { madeAtTheEnd } from "../database/made-at-the-end.ts";
import { SAMPLE_ACCOUNTS } from "./accounts.ts";
import { insertAll } from "./batches.ts";
import { seedLocations } from "./locations.ts";
import { seedTribes } from "./tribes.ts";
import { overTheYear } from "./over-the-year.ts";
import { kitchensFor, seedKitchens } from "./seed-kitchens.ts";
import { sampleBusinesses } from "./businesses.ts";

const SEED = 20_261_121;

interface SampleUser {
  readonly identity_uid: string | null;
  readonly nombre: string;
  readonly email: string;
  readonly role: Role;
  readonly language: SampleLanguage;
  readonly portrait: number | undefined;
  readonly verified: boolean;
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

/** How large a sample is, and who is told of each part before it is made. */
export interface SampleSize {
  /** Users in all, the sample accounts among them. */
  readonly users: number;
  readonly kitchens: number;
  readonly told: (part: string) => Effect.Effect<void>;
}

export const isEmpty = Effect.map(
  Effect.flatMap(SqlClient, (sql) => sql`SELECT 1 FROM users LIMIT 1`),
  ([any]) => any === undefined,
);

/** Fills an empty database, in one transaction; the same size gives the same sample. */
export const fill = Effect.fnUntraced(function* ({ users, kitchens, told }: SampleSize) {
  const sql = yield* SqlClient;
  // Loaded here because the names of ten languages are needed once in a database's life.
  const { samplePeople } = yield* Effect.promise(() => import("./people.ts"));
  const { sampleContributions } = yield* Effect.promise(() => import("./contributions.ts"));
  const { seedProfileImages } = yield* Effect.promise(() => import("./profile-images.ts"));
  const { seedNotifications } = yield* Effect.promise(() => import("./notifications.ts"));
  const people = samplePeople(Math.max(0, users - accounts.length), SEED);
  const everybody = [...accounts, ...people.map((person) => ({ ...person, identity_uid: null }))];
  const languages = everybody.map(({ language }) => language);
  const portraits = everybody.map(({ portrait }) => portrait);
  const parts = [
    ["users", insertAll("users", Iterable.map(everybody, rowAt(yield* overTheYear(people.length + 1))))],
    ["tribes", seedTribes(SEED)],
    ["kitchens", seedKitchens(SEED, kitchens, languages)],
    ["locations", seedLocations(SEED)],
    ["comments, favorites, blocks, dates and reports", sampleContributions(SEED)],
    ["businesses", sampleBusinesses],
    ["notifications", seedNotifications(SEED)],
    ["profile images", seedProfileImages(portraits)],
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

/** Fills an empty database with the sample accounts and `users` users in all; leaves any other as it is. */
export const seed = Effect.fnUntraced(function* (users: number) {
  if (yield* isEmpty) yield* fill({ users, kitchens: kitchensFor(users), told: () => Effect.void });
});
