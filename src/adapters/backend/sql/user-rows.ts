import type { SqlClient } from "effect/sql/SqlClient";
import { User } from "../../../domain/user.ts";
import { isRole, ROLE_IDS } from "../../../domain/role.ts";
import type { Table } from "./collection.ts";
import { reading } from "./entity-rows.ts";
import { pictureOfUser } from "./references.ts";
import { ofFlag, ofMembership } from "./list-filters.ts";
import type { Listed } from "./listing.ts";

export const usersTable = (sql: SqlClient): Table<User> & Listed => {
  const { columns, itemOf } = reading(sql, "u", User, {
    "profile.nombre": "nombre",
    "profile.imageUrl": pictureOfUser("u.user_id"),
    role: "r.name",
  });
  return {
    select: sql`SELECT ${columns} FROM users u JOIN roles r USING (role_id)`,
    table: "users",
    key: "u.user_id",
    keyColumn: "user_id",
    itemOf,
    missing: "User not found",
    cells: 8,
    filters: {
      role: (role) => ({ passes: (cell) => isRole(role) && cell >> 1 === ROLE_IDS[role] - 1 }),
      verified: ofFlag(0),
      tribe: ofMembership(sql, "user_id", "tribe_id"),
    },
    maybe: [],
  };
};
