import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { isSameAddress } from "../../../domain/email-address.ts";
import type { Id } from "../../../domain/id.ts";
import { searchText } from "../../../domain/matching.ts";
import { tidyName } from "../../../domain/person-name.ts";
import { Users } from "../../../domain/ports/users.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { isAdmin, isRole, ROLE_IDS } from "../../../domain/role.ts";
import { User, userListDefinition, WrittenUser } from "../../../domain/user.ts";
import { Identities } from "../policy/identities.ts";
import { searchedSql, type Table, tableOf } from "./collection.ts";
import { departedSql } from "./departed.ts";
import { writing } from "./entity-rows.ts";
import { CREATION_DATE } from "./instants.ts";
import { ofFlag, ofThoseIn } from "./list-filters.ts";
import type { Listed } from "./listing.ts";
import { pictureOfUser } from "./references.ts";
import { revisionsSql } from "./revisions.ts";
import { keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";
import { countingWithout } from "./vote-counts.ts";

export const usersTable = (sql: SqlClient): Table<User> & Listed => {
  const users = tableOf(sql, "users", "u.user_id", User, {
    "profile.imageUrl": pictureOfUser("u.user_id"),
    role: "r.name",
    creationDate: CREATION_DATE,
  });
  return {
    ...users,
    select: sql`${users.select} JOIN roles r USING (role_id)`,
    missing: "User not found",
    cells: 8,
    filters: {
      role: (role) => ({ passes: (cell) => isRole(role) && cell >> 1 === ROLE_IDS[role] - 1 }),
      verified: ofFlag(0),
      tribe: ofThoseIn(sql, "user_id", "tribe_members", "tribe_id"),
    },
    maybe: [],
    inTurn: "time",
  };
};

const LAST_ADMIN = "The last admin cannot be demoted or deleted";
const TAKEN = "The e-mail address is already in use";

const columnsOf = writing(WrittenUser);

const writtenOf = ({ email, profile, role }: User) => [email, profile.nombre, role];

/** `Users` over SQL. What the database itself refuses is a defect: nobody inwards can mend it. */
export const usersSql = Layer.effect(
  Users,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const table = usersTable(sql);
    const users = searchedSql(sql, table);
    const departed = departedSql(sql);
    const identities = yield* Identities;
    const { byId, onlyOnto } = revisionsSql(sql, table, users.byId, writtenOf);

    // The rows stay locked until the transaction ends, so two admins cannot demote each other at once. By the number, as
    // `UserEdits` locks them: `user_id` alone would be the text, by which 10 comes before 9.
    const otherAdmins = (id: Id<"user">) =>
      sql<{ user_id: string }>`
        SELECT user_id::text FROM users WHERE role_id = ${ROLE_IDS.admin}
        ORDER BY users.user_id FOR UPDATE`.pipe(
        Effect.orDie,
        Effect.map((rows) => rows.filter((row) => row.user_id !== id).length),
      );
    const keepAnAdmin = Effect.fnUntraced(function* (id: Id<"user">) {
      const current = yield* users.byId(id);
      if (isAdmin(current.role) && (yield* otherAdmins(id)) === 0)
        return yield* Effect.fail(Refused(LAST_ADMIN));
      return current;
    });

    return Users.of({
      ...users,
      byId,
      edit: Effect.fnUntraced(function* (user) {
        const demotes = user.role !== undefined && !isAdmin(user.role);
        const current = yield* demotes ? keepAnAdmin(user.userId) : users.byId(user.userId);
        const role = user.role ?? current.role;
        if (!isRole(role)) return yield* Effect.fail(Refused("Unknown role", "role"));
        const kept = { email: user.email, profile: { nombre: tidyName(user.profile.nombre) } };
        const row = yield* columnsOf(kept);
        yield* onlyOnto(user.userId, user);
        yield* sql`
          UPDATE users SET ${sql.update({
            ...row,
            role_id: ROLE_IDS[role],
            verified: current.verified === true && isSameAddress(kept.email, current.email),
            search_text: searchText(userListDefinition.textsOf(kept)),
          })}
          WHERE user_id = ${keyOf(user.userId)}`.pipe(
          Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(Refused(TAKEN, "email"))),
        );
        return yield* users.byId(user.userId);
      }, inTransaction(sql)),
      remove: Effect.fnUntraced(function* (id, revision) {
        yield* keepAnAdmin(id);
        yield* onlyOnto(id, { revision });
        const uid = yield* departed.note(id);
        yield* countingWithout(sql, id, users.remove(id));
        // This may be a part of a larger transaction, and who is not removed after all still signs in.
        if (uid !== undefined) yield* sql.afterCommit(identities.disable(uid));
      }, inTransaction(sql)),
    });
  }),
);
