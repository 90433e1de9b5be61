import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { GoogleConsents } from "../google/google-consents.ts";
import { firstBy, isAny } from "./reads.ts";
import { isStorable } from "./rows.ts";

export const googleConsentsSql = Layer.effect(
  GoogleConsents,
  Effect.map(SqlClient, (sql) => {
    const open = (state: string) =>
      isStorable(state) ? sql`state = ${state} AND NOT decided AND expires_at > now()` : sql`FALSE`;
    return GoogleConsents.of({
      asked: (state) =>
        sql<{ email: string }>`
          SELECT email FROM google_states JOIN users USING (user_id) WHERE ${open(state)}`.pipe(
          firstBy((row) => row?.email),
        ),
      // One statement, so that a state which is decided twice at once gives one code.
      allow: (state, code) =>
        sql`
          WITH decided AS (UPDATE google_states SET decided = true WHERE ${open(state)} RETURNING state)
          INSERT INTO google_codes (code, state, expires_at)
          SELECT ${code}, state, now() + interval '10 minutes' FROM decided
          ON CONFLICT DO NOTHING RETURNING 1`.pipe(isAny),
      deny: (state) =>
        sql`UPDATE google_states SET decided = true WHERE ${open(state)} RETURNING 1`.pipe(isAny),
    });
  }),
);
