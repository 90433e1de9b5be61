import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** The table that each removal of the contract deletes from. */
export const REMOVALS = [
  { operation: "users.remove", table: "users" },
  { operation: "kitchens.remove", table: "kitchens" },
  { operation: "votes.withdraw", table: "kitchen_votes" },
  { operation: "tribes.remove", table: "tribes" },
  { operation: "tribes.removeMember", table: "tribe_members" },
  { operation: "tribeImages.remove", table: "tribe_images" },
  { operation: "locations.remove", table: "locations" },
  { operation: "favorites.remove", table: "favorites" },
  { operation: "blocks.remove", table: "blocks" },
  { operation: "comments.remove", table: "comments" },
  { operation: "dates.remove", table: "dates" },
  { operation: "reports.remove", table: "reports" },
  { operation: "profileImages.remove", table: "profile_images" },
] as const;

/** What becomes of the rows of other tables when one row is deleted. */
export interface Cascade {
  /** Tables whose rows are deleted along. */
  readonly deleted: ReadonlyArray<string>;
  /** Tables whose rows stay and forget whom they belonged to. */
  readonly freed: ReadonlyArray<string>;
}

interface Reference {
  readonly child: string;
  readonly parent: string;
  readonly action: "c" | "n";
}

/** The foreign keys of the migrated database that act on a deletion. */
const references = Effect.flatMap(
  SqlClient,
  (sql) => sql<Reference>`
    SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent, confdeltype::text AS action
    FROM pg_constraint WHERE contype = 'f' AND confdeltype IN ('c', 'n')
    ORDER BY conrelid`,
);

/** What the database itself does when a row of a table is deleted. */
export const cascades = Effect.map(references, (all) => (table: string): Cascade => {
  const deleted = new Set([table]);
  for (const parent of deleted)
    for (const { action, child } of all.filter((each) => each.parent === parent))
      if (action === "c") deleted.add(child);
  const freed = all.filter(
    ({ action, child, parent }) => action === "n" && deleted.has(parent) && !deleted.has(child),
  );
  return {
    deleted: [...deleted].slice(1),
    freed: [...new Set(freed.map(({ child }) => child))],
  };
});
