import type { SqlClient } from "effect/sql/SqlClient";
import { User } from "../../../domain/user.ts";
import { isRole, ROLE_IDS } from "../../../domain/role.ts";
import { type Table, tableOf } from "./collection.ts";
import { CREATION_DATE } from "./instants.ts";
import { pictureOfUser, type References } from "./references.ts";
import { ofFlag, ofMembership } from "./list-filters.ts";
import type { Listed } from "./listing.ts";

export const usersTable = (sql: SqlClient, named: References): Table<User> & Listed => {
  const users = tableOf(sql, "users", "u.user_id", User, {
    "profile.imageUrl": pictureOfUser("u.user_id"),
    role: "r.name",
    creationDate: named.optional(CREATION_DATE),
  });
  return {
    ...users,
    select: sql`${users.select} JOIN roles r USING (role_id)`,
    missing: "User not found",
    cells: 8,
    filters: {
      role: (role) => ({ passes: (cell) => isRole(role) && cell >> 1 === ROLE_IDS[role] - 1 }),
      verified: ofFlag(0),
      tribe: ofMembership(sql, "user_id", "tribe_id"),
    },
    maybe: [],
    inTurn: "time",
  };
};
