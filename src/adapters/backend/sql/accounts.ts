import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Accounts } from "../policy/accounts.ts";
import type { Row } from "./entity-rows.ts";
import { isStorable } from "./rows.ts";
import { storable } from "./storable.ts";
import { searchText } from "../../../domain/matching.ts";
import { userListDefinition } from "../../../domain/user.ts";
import { usersTable } from "./user-rows.ts";

export const accountsSql = Layer.effect(
  Accounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const { select, itemOf } = usersTable(sql);
    return Accounts.of({
      byIdentity: (uid) =>
        isStorable(uid)
          ? sql<Row>`${select} WHERE u.identity_uid = ${uid}`.pipe(
              Effect.orDie,
              Effect.map(([row]) => (row === undefined ? undefined : itemOf(row))),
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
                search_text: searchText(userListDefinition.textsOf({ email, profile: { nombre: "" } })),
              })}
              ON CONFLICT DO NOTHING`.pipe(Effect.orDie, Effect.asVoid),
        ),
    });
  }),
);
