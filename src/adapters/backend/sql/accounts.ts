import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Accounts } from "../policy/accounts.ts";
import { isStorable } from "./rows.ts";
import { storable } from "./storable.ts";
import { userOf, type UserRow, userRows } from "./user-rows.ts";
import { searchText } from "./users.ts";

/** `Accounts` over SQL. */
export const accountsSql = Layer.effect(
  Accounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const select = userRows(sql);
    return Accounts.of({
      byIdentity: (uid) =>
        isStorable(uid)
          ? sql<UserRow>`${select} WHERE u.identity_uid = ${uid}`.pipe(
              Effect.orDie,
              Effect.map(([row]) => (row === undefined ? undefined : userOf(row))),
            )
          : Effect.undefined,
      create: ({ identity: { uid, email }, birthDate, roleId }) =>
        Effect.andThen(
          storable([uid, email]),
          sql`
              INSERT INTO users ${sql.insert({
                identity_uid: uid,
                email,
                nombre: "",
                role_id: roleId,
                birth_date: birthDate,
                search_text: searchText({ email, profile: { nombre: "" } }),
              })}
              ON CONFLICT DO NOTHING`.pipe(Effect.orDie, Effect.asVoid),
        ),
    });
  }),
);
