import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { ROLE_IDS, type Role } from "../../../domain/role.ts";
import { searchText } from "../sql/users.ts";
import { SAMPLE_ACCOUNTS } from "./accounts.ts";
import { insertAll } from "./batches.ts";
import { seedLocations } from "./locations.ts";
import { seedTribes } from "./tribes.ts";
import { seedKitchens } from "./seed-kitchens.ts";
import { sampleBusinesses } from "./businesses.ts";

const SEED = 20_261_121;

interface SampleUser {
  readonly identity_uid: string | null;
  readonly nombre: string;
  readonly email: string;
  readonly role: Role;
}

const row = ({ identity_uid, nombre, email, role }: SampleUser) => ({
  identity_uid,
  nombre,
  email,
  role_id: ROLE_IDS[role],
  search_text: searchText({ email, profile: { nombre } }),
});

const accounts: ReadonlyArray<SampleUser> = SAMPLE_ACCOUNTS.map(({ uid, displayName, email, role }) => ({
  identity_uid: uid,
  nombre: displayName,
  email,
  role,
}));

/** Fills an empty database with the sample accounts and `users` users in all; leaves any other as it is. */
export const seed = Effect.fnUntraced(function* (users: number) {
  const sql = yield* SqlClient;
  const [any] = yield* sql`SELECT 1 FROM users LIMIT 1`;
  if (any !== undefined) return;
  // Loaded here because the names of ten languages are needed once in a database's life.
  const { samplePeople } = yield* Effect.promise(() => import("./people.ts"));
  const { sampleContributions } = yield* Effect.promise(() => import("./contributions.ts"));
  const { seedProfileImages } = yield* Effect.promise(() => import("./profile-images.ts"));
  const { seedNotifications } = yield* Effect.promise(() => import("./notifications.ts"));
  const people = samplePeople(Math.max(0, users - accounts.length), SEED);
  const rows = [...accounts, ...people.map((person) => ({ ...person, identity_uid: null }))].map(row);
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* insertAll("users", rows);
      yield* seedTribes(SEED);
      yield* seedKitchens(SEED);
      yield* seedLocations(SEED);
      yield* sampleContributions(SEED);
      yield* sampleBusinesses;
      yield* seedNotifications(SEED);
      yield* seedProfileImages(SEED);
    }),
  );
});
