import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Id } from "../../../domain/id.ts";
import type { Identity } from "../../../domain/session.ts";
import { keyOf } from "./rows.ts";

/** Who was deleted, and comes back only when let in. To be asked within the transaction that acts on it. */
export const departedSql = (sql: SqlClient) => ({
  /** Remembers a user who is about to be deleted; gives their identity. */
  note: Effect.fnUntraced(function* (id: Id<"user">) {
    yield* sql`
      INSERT INTO departed (digest)
      SELECT digest FROM users, departed_digests(identity_uid, email) WHERE user_id = ${keyOf(id)}
      ON CONFLICT DO NOTHING`;
    const [row] = yield* sql<{ uid: string | null }>`
      SELECT identity_uid AS uid FROM users WHERE user_id = ${keyOf(id)}`;
    return row?.uid ?? undefined;
  }, Effect.orDie),
  isNoted: Effect.fnUntraced(function* ({ uid, email }: Identity) {
    // Whoever is being deleted at this moment is waited for.
    yield* sql`
      SELECT 1 FROM users WHERE identity_uid = ${uid} OR lower(email) = lower(${email})
      ORDER BY user_id FOR SHARE`;
    const rows = yield* sql`
      SELECT 1 FROM departed WHERE digest IN (SELECT digest FROM departed_digests(${uid}, ${email}))`;
    return rows.length > 0;
  }, Effect.orDie),
  readmit: ({ uid, email }: Identity) =>
    sql`
      DELETE FROM departed
      WHERE digest IN (SELECT digest FROM departed_digests(${uid}, ${email}))`.pipe(
      Effect.orDie,
      Effect.asVoid,
    ),
});
