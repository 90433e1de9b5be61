import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** Kitchens for each sample user, and the fewest there are. */
const PER_USER = 0.15;
const FEWEST = 12;

export const isEmpty = Effect.map(
  Effect.flatMap(SqlClient, (sql) => sql`SELECT 1 FROM users LIMIT 1`),
  ([any]) => any === undefined,
);

/** Fills an empty database with the sample accounts and `users` users in all; leaves any other as it is. */
export const seed = Effect.fnUntraced(function* (users: number) {
  if (!(yield* isEmpty)) return;
  // Loaded here because what draws names and texts is needed once in a database's life.
  const { fill } = yield* Effect.promise(() => import("./fill.ts"));
  const kitchens = Math.max(FEWEST, Math.round(users * PER_USER));
  yield* fill({ users, kitchens, told: () => Effect.void });
});
