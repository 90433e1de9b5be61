import { randomBytes } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { BusinessLocation, SYNC_FAILED } from "../../../domain/business.ts";
import type { Id } from "../../../domain/id.ts";
import { Google } from "../../../domain/ports/google.ts";
import { Refused, Unauthorized, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { ListingService, type ListedLocation } from "../google/listing-service.ts";
import { WAITING, within } from "../google/waiting.ts";
import { sealingTokens } from "../tokens/sealed-tokens.ts";
import { reading } from "./entity-rows.ts";
import { connectionOf, listingAccess } from "./google-access.ts";
import { isoTime } from "./instants.ts";
import { firstOr, recordsBy } from "./reads.ts";
import { isStorable, keyOf } from "./rows.ts";
import { inTransaction, lockForShare } from "./transaction.ts";

/** How many connections somebody can have begun at once; the oldest give way. */
const OPEN_STATES = 10;
const NOT_CONNECTED = "The business is not connected to Google";
const NO_PROFILE = "Save the business profile first: the places are kept with it";
const wordsOf = (why: RemoteFailure): string => {
  if (why._tag === "Unauthorized") return NOT_CONNECTED;
  return why._tag === "Refused" ? why.message : SYNC_FAILED;
};
const secret = (): string => randomBytes(32).toString("base64url");
const synced = (count: number): string => `${count} ${count === 1 ? "location" : "locations"} synced`;

const canBeTaken = ({ name, address }: ListedLocation): boolean =>
  name !== "" && isStorable(name) && isStorable(address ?? "");

/** What a place is called that could not be taken. */
const missedName = ({ name, address }: ListedLocation): string =>
  (name || (address ?? "—")).toWellFormed().replaceAll("\u0000", "\ufffd");

export const googleSql = Layer.effect(
  Google,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const listing = yield* ListingService;
    const connection = connectionOf(sql);
    const { columns, itemOf } = reading(sql, "l", BusinessLocation, { syncedAt: isoTime("synced_at") });

    const access = listingAccess(sql, listing, yield* sealingTokens);

    /** What the listing tells; a token that is refused there was taken back, or is over sooner than was said. */
    const told = (
      owner: Id<"user">,
      spent?: string,
    ): Effect.Effect<ReadonlyArray<ListedLocation>, RemoteFailure> =>
      Effect.flatMap(access.token(owner, spent), (token) =>
        listing
          .locations(owner, token)
          .pipe(
            Effect.catchTag("Unauthorized", (why) =>
              spent === undefined ? told(owner, token) : Effect.fail(why),
            ),
          ),
      );

    /** The rows of an owner, and the places of their business. */
    const ofOwner = (owner: Id<"user">) => {
      const own = sql`user_id = ${keyOf(owner)}`;
      return { own, placed: sql`business_id IN (SELECT business_id FROM businesses WHERE ${own})` };
    };

    /** Makes what the listing tells of the places that are synced; gives how many there are. */
    const take = Effect.fnUntraced(function* (owner: Id<"user">, places: ReadonlyArray<ListedLocation>) {
      const { own, placed } = ofOwner(owner);
      const listed = sql`
        (SELECT DISTINCT name, address FROM json_to_recordset(${JSON.stringify(places)}::json)
          AS r(name text, address text)) AS told`;
      const known = sql`l.name = told.name AND l.address IS NOT DISTINCT FROM told.address`;
      yield* lockForShare(sql, "users", "user_id", owner);
      // Whoever disconnects meanwhile waits, or was first.
      yield* sql`SELECT 1 FROM google_connections WHERE ${own} FOR SHARE`.pipe(firstOr(Unauthorized));
      // One sync of a business at a time.
      yield* sql`SELECT 1 FROM businesses WHERE ${own} FOR NO KEY UPDATE`.pipe(firstOr(Refused(NO_PROFILE)));
      yield* sql`UPDATE business_locations SET synced_at = NULL WHERE ${placed}`;
      yield* sql`
        INSERT INTO business_locations (business_id, name, address, listed)
        SELECT business_id, told.name, told.address, true FROM businesses, ${listed}
        WHERE ${own} AND NOT EXISTS (
          SELECT 1 FROM business_locations l WHERE l.business_id = businesses.business_id AND ${known})`;
      const rows = yield* sql`
        UPDATE business_locations l SET synced_at = now() FROM ${listed} WHERE ${placed} AND ${known} RETURNING 1`;
      yield* sql`DELETE FROM business_locations WHERE ${placed} AND listed AND synced_at IS NULL`;
      return rows.length;
    }, inTransaction(sql));

    return Google.of({
      authorize: Effect.fnUntraced(function* (owner) {
        const [state, verifier, nonce] = [secret(), secret(), secret()];
        yield* sql`
          DELETE FROM google_states WHERE state IN (
            SELECT state FROM google_states WHERE user_id = ${keyOf(owner)}
            ORDER BY expires_at DESC OFFSET ${OPEN_STATES - 1})`.pipe(Effect.orDie);
        yield* sql`
          INSERT INTO google_states (state, user_id, expires_at, verifier, nonce)
          VALUES (${state}, ${keyOf(owner)}, now() + interval '10 minutes', ${verifier}, ${nonce})`.pipe(
          Effect.orDie,
        );
        return { authUrl: listing.consentUrl(state, { verifier, nonce }), state, scopes: listing.scopes };
      }),
      status: connection,
      disconnect: Effect.fnUntraced(function* (owner) {
        const held = yield* access.whole(owner);
        yield* Effect.gen(function* () {
          const { own, placed } = ofOwner(owner);
          yield* sql`DELETE FROM google_connections WHERE ${own}`;
          yield* sql`DELETE FROM google_states WHERE ${own}`;
          yield* sql`DELETE FROM business_locations WHERE ${placed} AND listed`;
          yield* sql`UPDATE business_locations SET synced_at = NULL WHERE ${placed}`;
        }).pipe(inTransaction(sql));
        // It is forgotten here whatever becomes of it there.
        if (held !== undefined) yield* Effect.ignore(listing.revoke(held));
      }),
      sync: (owner) =>
        told(owner).pipe(
          within(WAITING.telling),
          Effect.flatMap((places) =>
            Effect.map(take(owner, places.filter(canBeTaken)), (count) => ({
              count,
              missed: places.filter((place) => !canBeTaken(place)).map(missedName),
            })),
          ),
          Effect.match({
            onFailure: (why) => ({ success: false, message: wordsOf(why) }),
            onSuccess: ({ count, missed }) => ({
              success: true,
              message: synced(count),
              ...(missed.length > 0 && { missed }),
            }),
          }),
        ),
      locations: (owner) =>
        sql`
          SELECT ${columns}
          FROM business_locations l JOIN businesses USING (business_id)
          WHERE user_id = ${keyOf(owner)} AND synced_at IS NOT NULL
          ORDER BY l.location_id`.pipe(recordsBy(itemOf)),
    });
  }),
);
