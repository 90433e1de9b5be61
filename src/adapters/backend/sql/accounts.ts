import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Accounts } from "../policy/accounts.ts";
import { departedSql } from "./departed.ts";
import type { Row } from "./entity-rows.ts";
import { isStorable } from "./rows.ts";
import { inTransaction } from "./transaction.ts";
import { storable } from "./storable.ts";
import { searchText } from "../../../domain/matching.ts";
import { type User, userListDefinition } from "../../../domain/user.ts";
import { usersTable } from "./user-rows.ts";

export const accountsSql = Layer.effect(
  Accounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const { select, itemOf } = usersTable(sql);
    const departed = departedSql(sql);
    const byIdentity = (uid: string): Effect.Effect<User | undefined> =>
      isStorable(uid)
        ? sql<Row>`${select} WHERE u.identity_uid = ${uid}`.pipe(
            Effect.orDie,
            Effect.map(([row]) => (row === undefined ? undefined : itemOf(row))),
          )
        : Effect.undefined;
    return Accounts.of({
      byIdentity,
      signingIn: Effect.fnUntraced(function* ({ uid, email, isVerified = false }) {
        const user = yield* byIdentity(uid);
        if (user === undefined) return undefined;
        // The token is about its own address, which need not be the user's any more.
        const isTheirs = email.toLowerCase() === user.email.toLowerCase();
        if (!isTheirs || isVerified === user.verified) return user;
        yield* sql`
          UPDATE users SET verified = ${isVerified} WHERE identity_uid = ${uid} AND email = ${user.email}`.pipe(
          Effect.orDie,
        );
        return { ...user, verified: isVerified };
      }),
      create: ({ identity, birthDate, roleId, readmits }) => {
        const { uid, email, isVerified = false } = identity;
        return inTransaction(
          sql,
          Effect.gen(function* () {
            yield* storable([uid, email]);
            if (readmits) yield* departed.readmit(identity);
            else if (yield* departed.isNoted(identity)) return;
            yield* sql`
              INSERT INTO users ${sql.insert({
                identity_uid: uid,
                email,
                nombre: "",
                role_id: roleId,
                birth_date: birthDate,
                verified: isVerified,
                search_text: searchText(userListDefinition.textsOf({ email, profile: { nombre: "" } })),
              })}
              ON CONFLICT DO NOTHING`.pipe(Effect.orDie);
          }),
        );
      },
    });
  }),
);
