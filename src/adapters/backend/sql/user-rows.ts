import type { SqlClient } from "effect/sql/SqlClient";
import { User } from "../../../domain/user.ts";
import type { Table } from "./collection.ts";
import { reading } from "./entity-rows.ts";
import { pictureOfUser } from "./references.ts";

export const usersTable = (sql: SqlClient): Table<User> => {
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
  };
};
