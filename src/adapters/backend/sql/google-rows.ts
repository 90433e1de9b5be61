import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { GoogleIntegration } from "../../../domain/business.ts";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { ListingAccess } from "../google/listing-service.ts";
import type { sealingTokens } from "../tokens/sealed-tokens.ts";
import { keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";

const NOT_CONNECTED: GoogleIntegration = { connected: false, googleEmail: undefined, expiresAt: undefined };

export const isoTime = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const connectionOf =
  (sql: SqlClient) =>
  (owner: Id<"user">): Effect.Effect<GoogleIntegration> =>
    sql<{ connected: boolean; google_email: string; expires_at: string }>`
      SELECT expires_at > now() AS connected, google_email, ${sql.literal(isoTime("expires_at"))} AS expires_at
      FROM google_connections WHERE user_id = ${keyOf(owner)}`.pipe(
      Effect.orDie,
      Effect.map(([row]) =>
        row === undefined
          ? NOT_CONNECTED
          : { connected: row.connected, googleEmail: row.google_email, expiresAt: row.expires_at },
      ),
    );

/** Keeps what somebody's business is connected with, in the place of what it was connected with before; its token sealed. */
export const keepingConnection =
  (sql: SqlClient, { seal }: Effect.Success<typeof sealingTokens>) =>
  (
    owner: Id<"user">,
    { email, token, expiresInSeconds }: ListingAccess,
  ): Effect.Effect<void, RemoteFailure> =>
    inTransaction(
      sql,
      Effect.gen(function* () {
        yield* sql`
          INSERT INTO google_connections (user_id, google_email, expires_at)
          SELECT user_id, ${email}, now() + ${expiresInSeconds}::float8 * interval '1 second'
          FROM users WHERE user_id = ${keyOf(owner)}
          ON CONFLICT (user_id) DO UPDATE
          SET google_email = excluded.google_email, expires_at = excluded.expires_at`;
        yield* sql`
          INSERT INTO google_access (user_id, token)
          SELECT user_id, ${yield* seal(owner, token)} FROM google_connections WHERE user_id = ${keyOf(owner)}
          ON CONFLICT (user_id) DO UPDATE SET token = excluded.token`;
      }).pipe(Effect.orDie),
    );
