import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { UserId } from "../../../domain/id.ts";
import { folded, searchedTexts } from "../../../domain/matching.ts";
import { tidyName } from "../../../domain/person-name.ts";
import { Users } from "../../../domain/ports/users.ts";
import { readable } from "../../../domain/records.ts";
import { NotFound, Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { isRole, ROLE_IDS } from "../../../domain/role.ts";
import type { User } from "../../../domain/user.ts";
import { isStorable, keyOf } from "./rows.ts";
import { userOf, type UserRow, userRows } from "./user-rows.ts";

const noSuchUser = NotFound("User not found");
const LAST_ADMIN = "The last admin cannot be demoted or deleted";
const UNSTORABLE = "A text contains characters that cannot be saved";
const TAKEN = "The e-mail address is already in use";

/** What a user is found by (§7, Search). */
export const searchText = (user: Pick<User, "email" | "profile">): string =>
  folded(searchedTexts.user(user).join("\n"));

/** `Users` over SQL. What the database itself refuses is a defect: nobody inwards can mend it. */
export const usersSql = Layer.effect(
  Users,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const select = userRows(sql);

    const one = (rows: ReadonlyArray<UserRow>): Effect.Effect<User, RemoteFailure> => {
      const [row] = rows;
      return row === undefined ? Effect.fail(noSuchUser) : Effect.succeed(userOf(row));
    };
    const byId = (id: UserId) =>
      sql<UserRow>`${select} WHERE u.user_id = ${keyOf(id)}`.pipe(Effect.orDie, Effect.flatMap(one));

    // The rows stay locked until the transaction ends, so two admins cannot demote each other at once.
    const otherAdmins = (id: UserId) =>
      sql<{ user_id: string }>`
        SELECT user_id::text FROM users WHERE role_id = ${ROLE_IDS.admin} FOR UPDATE`.pipe(
        Effect.orDie,
        Effect.map((rows) => rows.filter((row) => row.user_id !== id).length),
      );
    const keepAnAdmin = Effect.fnUntraced(function* (id: UserId) {
      const current = yield* byId(id);
      if (current.role === "admin" && (yield* otherAdmins(id)) === 0)
        return yield* Effect.fail(Refused(LAST_ADMIN));
      return current;
    });
    const inTransaction = <A>(effect: Effect.Effect<A, RemoteFailure>): Effect.Effect<A, RemoteFailure> =>
      sql.withTransaction(effect).pipe(Effect.catchTag("SqlError", Effect.die));

    return Users.of({
      all: () =>
        sql<UserRow>`${select} ORDER BY u.user_id`.pipe(
          Effect.orDie,
          Effect.map((rows) => readable(rows.map(userOf))),
        ),
      page: ({ first, max }) =>
        sql<UserRow>`${select} ORDER BY u.user_id LIMIT ${max} OFFSET ${first}`.pipe(
          Effect.orDie,
          Effect.map((rows) => readable(rows.map(userOf))),
        ),
      byId,
      edit: (user) =>
        inTransaction(
          Effect.gen(function* () {
            const demotes = user.role !== undefined && user.role !== "admin";
            const current = yield* demotes ? keepAnAdmin(user.userId) : byId(user.userId);
            const role = user.role ?? current.role;
            if (role === undefined || !isRole(role)) return yield* Effect.fail(Refused("Unknown role"));
            const nombre = tidyName(user.profile.nombre);
            if (![user.email, nombre].every(isStorable)) return yield* Effect.fail(Refused(UNSTORABLE));
            yield* sql`
              UPDATE users SET ${sql.update({
                email: user.email,
                nombre,
                role_id: ROLE_IDS[role],
                search_text: searchText({ email: user.email, profile: { nombre } }),
              })}
              WHERE user_id = ${keyOf(user.userId)}`.pipe(
              Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(Refused(TAKEN))),
              Effect.catchTag("SqlError", Effect.die),
            );
            return yield* byId(user.userId);
          }),
        ),
      remove: (id) =>
        inTransaction(
          Effect.gen(function* () {
            yield* keepAnAdmin(id);
            yield* sql`DELETE FROM users WHERE user_id = ${keyOf(id)}`.pipe(Effect.orDie);
          }),
        ),
      count: () =>
        sql<{ count: number }>`SELECT count(*)::int AS count FROM users`.pipe(
          Effect.orDie,
          Effect.map(([row]) => row?.count ?? 0),
        ),
    });
  }),
);
