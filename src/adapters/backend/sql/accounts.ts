import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import { isSameAddress } from "../../../domain/email-address.ts";
import { Unauthorized } from "../../../domain/remote-failure.ts";
import { Accounts } from "../policy/accounts.ts";
import { departedSql } from "./departed.ts";
import { firstBy, isAny } from "./reads.ts";
import { isStorable, storable } from "./rows.ts";
import { inTransaction } from "./transaction.ts";
import { searchText } from "../../../domain/matching.ts";
import { userListDefinition } from "../../../domain/user.ts";
import { usersTable } from "./users.ts";

export const accountsSql = Layer.effect(
  Accounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const { select, itemOf } = usersTable(sql);
    const departed = departedSql(sql);
    const userWhere = (condition: Fragment) =>
      sql`${select} WHERE ${condition}`.pipe(firstBy((row) => row && itemOf(row)));
    const bySession: Accounts["Service"]["bySession"] = ({ uid, signedInAt }) =>
      isStorable(uid)
        ? userWhere(sql`
          u.identity_uid = ${uid} AND (u.sessions_since IS NULL OR u.sessions_since <= ${signedInAt})`)
        : Effect.undefined;
    return Accounts.of({
      bySession,
      signingIn: Effect.fnUntraced(function* (identity) {
        const { uid, email, isVerified, toldAt } = identity;
        const user = yield* bySession(identity);
        if (user === undefined) {
          const isThere = isStorable(uid) && (yield* userWhere(sql`u.identity_uid = ${uid}`)) !== undefined;
          return isThere ? yield* Effect.fail(Unauthorized) : undefined;
        }
        // The token is about its own address, which need not be the user's any more.
        const isTheirs = isSameAddress(email, user.email);
        if (!isTheirs || isVerified === user.verified) return user;
        const isNews = yield* sql`
          UPDATE users SET verified = ${isVerified}, verified_as_of = ${toldAt}
          WHERE identity_uid = ${uid} AND email = ${user.email} AND coalesce(verified_as_of <= ${toldAt}, true)
          RETURNING 1`.pipe(isAny);
        return isNews ? { ...user, verified: isVerified } : user;
      }),
      endEarlier: ({ uid, signedInAt }) =>
        sql`
          UPDATE users SET sessions_since = greatest(sessions_since, ${signedInAt}::double precision)
          WHERE identity_uid = ${uid}`.pipe(Effect.orDie, Effect.asVoid),
      create: Effect.fnUntraced(function* ({ identity, nombre, birthDate, roleId, readmits }) {
        const { uid, email, isVerified, toldAt } = identity;
        yield* storable([uid, email]);
        if (readmits) yield* departed.readmit(identity);
        else if (yield* departed.isNoted(identity)) return;
        yield* sql`
          INSERT INTO users ${sql.insert({
            identity_uid: uid,
            email,
            nombre,
            role_id: roleId,
            birth_date: birthDate,
            verified: isVerified,
            verified_as_of: toldAt,
            search_text: searchText(userListDefinition.textsOf({ email, profile: { nombre } })),
          })}
          ON CONFLICT DO NOTHING`;
      }, inTransaction(sql)),
    });
  }),
);
