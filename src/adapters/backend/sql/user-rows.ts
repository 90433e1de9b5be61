import type { SqlClient } from "effect/sql/SqlClient";
import type { User } from "../../../domain/user.ts";
import type { Table } from "./collection.ts";
import { idOf } from "./rows.ts";

/** A user as the database gives it. */
export interface UserRow {
  readonly user_id: string;
  readonly email: string;
  readonly nombre: string;
  readonly role: string;
}

/** The start of every query that reads users. */
export const userRows = (sql: SqlClient) => sql`
  SELECT u.user_id::text, u.email, u.nombre, r.name AS role
  FROM users u JOIN roles r USING (role_id)`;

export const userOf = (row: UserRow): User => ({
  userId: idOf<"user">(row.user_id),
  email: row.email,
  profile: { nombre: row.nombre },
  role: row.role,
});

/** How users lie in the database. */
export const usersTable = (sql: SqlClient): Table<UserRow, User> => ({
  select: userRows(sql),
  table: "users",
  key: "u.user_id",
  keyColumn: "user_id",
  itemOf: userOf,
  missing: "User not found",
});
