import { randomBytes } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { BusinessLocation } from "../../../domain/business.ts";
import { Google } from "../../../domain/ports/google.ts";
import { readable } from "../../../domain/records.ts";
import { CONSENT_PATH, SCOPES } from "../google-consents.ts";
import { connectionOf, isoTime } from "./google-rows.ts";
import { idOf, keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";

const NOT_CONNECTED = "The business is not connected to Google";
const synced = (count: number): string => `${count} ${count === 1 ? "location" : "locations"} synced`;

interface LocationRow {
  readonly location_id: string;
  readonly name: string;
  readonly address: string | null;
  readonly synced_at: string;
}

const locationOf = (row: LocationRow): BusinessLocation => ({
  locationId: idOf<"business location">(row.location_id),
  name: row.name,
  address: row.address ?? undefined,
  syncedAt: row.synced_at,
});

/** `Google` over SQL: the sandbox's side of a listing service (D54). */
export const googleSql = Layer.effect(
  Google,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const connection = connectionOf(sql);
    return Google.of({
      authorize: Effect.fnUntraced(function* (owner) {
        const state = randomBytes(32).toString("base64url");
        const mine = sql`user_id = ${keyOf(owner)}`;
        // A decided state has to live as long as the code that it gave.
        yield* sql`
          DELETE FROM google_states s
          WHERE ${mine} AND expires_at <= now() AND NOT EXISTS (
            SELECT 1 FROM google_codes c WHERE c.state = s.state AND c.expires_at > now())`.pipe(
          Effect.orDie,
        );
        yield* sql`
          INSERT INTO google_states (state, user_id, expires_at)
          VALUES (${state}, ${keyOf(owner)}, now() + interval '10 minutes')`.pipe(Effect.orDie);
        return { authUrl: `${CONSENT_PATH}?${new URLSearchParams({ state })}`, state, scopes: SCOPES };
      }),
      status: connection,
      disconnect: (owner) =>
        inTransaction(
          sql,
          Effect.gen(function* () {
            const mine = sql`user_id = ${keyOf(owner)}`;
            yield* sql`DELETE FROM google_connections WHERE ${mine}`;
            yield* sql`DELETE FROM google_states WHERE ${mine}`;
            yield* sql`
              UPDATE business_locations SET synced_at = NULL
              WHERE business_id IN (SELECT business_id FROM businesses WHERE ${mine})`;
          }).pipe(Effect.orDie),
        ),
      sync: Effect.fnUntraced(function* (owner) {
        const { connected } = yield* connection(owner);
        if (!connected) return { success: false, message: NOT_CONNECTED };
        const rows = yield* sql`
          UPDATE business_locations SET synced_at = now()
          WHERE business_id IN (SELECT business_id FROM businesses WHERE user_id = ${keyOf(owner)})
          RETURNING 1`.pipe(Effect.orDie);
        return { success: true, message: synced(rows.length) };
      }),
      locations: (owner) =>
        sql<LocationRow>`
          SELECT location_id::text, l.name, l.address, ${isoTime(sql, "synced_at")} AS synced_at
          FROM business_locations l JOIN businesses USING (business_id)
          WHERE user_id = ${keyOf(owner)} AND synced_at IS NOT NULL
          ORDER BY l.location_id`.pipe(
          Effect.orDie,
          Effect.map((rows) => readable(rows.map(locationOf))),
        ),
    });
  }),
);
