import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { GoogleIntegration } from "../../../domain/business.ts";
import type { Id } from "../../../domain/id.ts";
import { Unauthorized, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { ListingAccess, ListingService, ListingTokens } from "../google/listing-service.ts";
import { WAITING, within } from "../google/waiting.ts";
import type { sealingTokens } from "../tokens/sealed-tokens.ts";
import { isoTime } from "./instants.ts";
import { firstBy } from "./reads.ts";
import { keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";

const NOT_CONNECTED: GoogleIntegration = { connected: false, googleEmail: undefined, expiresAt: undefined };

/** A connection lasts while its access does, and for as long as that can be renewed: then nothing says when it ends. */
export const connectionOf =
  (sql: SqlClient) =>
  (owner: Id<"user">): Effect.Effect<GoogleIntegration> =>
    sql<{ connected: boolean; google_email: string; expires_at: string | null }>`
      SELECT renewal IS NOT NULL OR expires_at > now() AS connected, google_email,
        CASE WHEN renewal IS NULL THEN ${sql.literal(isoTime("expires_at"))} END AS expires_at
      FROM google_connections LEFT JOIN google_access USING (user_id) WHERE user_id = ${keyOf(owner)}`.pipe(
      firstBy((row) =>
        row === undefined
          ? NOT_CONNECTED
          : {
              connected: row.connected,
              googleEmail: row.google_email,
              expiresAt: row.expires_at ?? undefined,
            },
      ),
    );

/** Keeps what opens somebody's listing, sealed, in the place of what opened it before. */
const keepingTokens = (sql: SqlClient, { seal }: Effect.Success<typeof sealingTokens>) =>
  Effect.fnUntraced(function* (owner: Id<"user">, { token, renewal, expiresInSeconds }: ListingTokens) {
    const sealed = {
      token: yield* seal(owner, token),
      renewal: renewal === undefined ? null : yield* seal(owner, renewal),
    };
    yield* sql`
      UPDATE google_connections SET expires_at = now() + ${expiresInSeconds}::float8 * interval '1 second'
      WHERE user_id = ${keyOf(owner)}`;
    yield* sql`
      INSERT INTO google_access (user_id, token, renewal)
      SELECT user_id, ${sealed.token}, ${sealed.renewal} FROM google_connections WHERE user_id = ${keyOf(owner)}
      ON CONFLICT (user_id) DO UPDATE SET token = excluded.token, renewal = excluded.renewal`;
  });

/** Keeps what somebody's business is connected with, in the place of what it was connected with before. */
export const keepingConnection = (sql: SqlClient, sealing: Effect.Success<typeof sealingTokens>) => {
  const keepTokens = keepingTokens(sql, sealing);
  return Effect.fnUntraced(function* (owner: Id<"user">, { email, ...tokens }: ListingAccess) {
    yield* sql`
      INSERT INTO google_connections (user_id, google_email, expires_at)
      SELECT user_id, ${email}, now() FROM users WHERE user_id = ${keyOf(owner)}
      ON CONFLICT (user_id) DO UPDATE SET google_email = excluded.google_email`;
    yield* keepTokens(owner, tokens);
  }, inTransaction(sql));
};

/** What opens somebody's listing, as it is kept, and renewed when it is over. */
export const listingAccess = (
  sql: SqlClient,
  listing: ListingService["Service"],
  sealing: Effect.Success<typeof sealingTokens>,
) => {
  const keep = keepingTokens(sql, sealing);

  const held = Effect.fnUntraced(function* (owner: Id<"user">) {
    const [row] = yield* sql<{ token: string; renewal: string | null; lasts: boolean }>`
      SELECT token, renewal, expires_at > now() AS lasts FROM google_access JOIN google_connections USING (user_id)
      WHERE user_id = ${keyOf(owner)}`.pipe(Effect.orDie);
    if (row === undefined) return undefined;
    return {
      token: yield* sealing.open(owner, row.token),
      renewal: row.renewal === null ? undefined : yield* sealing.open(owner, row.renewal),
      lasts: row.lasts,
    };
  });

  /** What is left of a connection whose access is over for good: whose it was, and until when. */
  const end = Effect.fnUntraced(function* (owner: Id<"user">) {
    yield* sql`DELETE FROM google_access WHERE user_id = ${keyOf(owner)}`;
    yield* sql`
      UPDATE google_connections SET expires_at = least(expires_at, now()) WHERE user_id = ${keyOf(owner)}`;
  });

  /** One renewal at a time, whoever asks: the others take what it gave. */
  const renewed = (owner: Id<"user">, spent: string | undefined) =>
    sql
      .withTransaction(
        Effect.gen(function* () {
          yield* sql`SELECT 1 FROM google_connections WHERE user_id = ${keyOf(owner)} FOR UPDATE`;
          const known = yield* held(owner);
          if (known?.lasts === true && known.token !== spent) return known.token;
          const tokens =
            known?.renewal === undefined
              ? undefined
              : yield* listing.renew(owner, known.renewal).pipe(
                  within(WAITING.renewing),
                  Effect.catchTag("Refused", () => Effect.undefined),
                );
          yield* tokens === undefined ? end(owner) : keep(owner, tokens);
          return tokens?.token;
        }),
      )
      .pipe(Effect.catchTag("SqlError", Effect.die));

  return {
    /** A token that is good now, and another one than `spent`; `Unauthorized` where it has to be connected again. */
    token: Effect.fnUntraced(function* (
      owner: Id<"user">,
      spent?: string,
    ): Effect.fn.Return<string, RemoteFailure> {
      const known = yield* held(owner);
      const token =
        known?.lasts === true && known.token !== spent ? known.token : yield* renewed(owner, spent);
      return token ?? (yield* Effect.fail(Unauthorized));
    }),
    /** What gives all of the access back; nothing where there is none. */
    whole: (owner: Id<"user">) => Effect.map(held(owner), (known) => known?.renewal ?? known?.token),
  };
};
