import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { daysOf, type BusinessProfile } from "../../../domain/business.ts";
import type { BusinessId, UserId } from "../../../domain/id.ts";
import { Business } from "../../../domain/ports/business.ts";
import { Forbidden, NotFound, Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { CODE_REFUSED, ListingService } from "../google/listing-service.ts";
import { takings } from "./business-days.ts";
import { connectionOf, keepingConnection } from "./google-rows.ts";
import { idOf, isStorable, keyOf } from "./rows.ts";
import { storable } from "./storable.ts";

const NAMELESS = "A business needs a name";

interface BusinessRow {
  readonly business_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly hours: string | null;
}

const profileOf = (row: BusinessRow): BusinessProfile => ({
  businessId: idOf<"business">(row.business_id),
  name: row.name,
  description: row.description ?? undefined,
  phone: row.phone ?? undefined,
  website: row.website ?? undefined,
  hours: row.hours ?? undefined,
});

/** `Business` over SQL. */
export const businessSql = Layer.effect(
  Business,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const days = takings(sql);
    const listing = yield* ListingService;
    const connection = connectionOf(sql);
    const keep = keepingConnection(sql);

    const profile = (owner: UserId): Effect.Effect<BusinessProfile, RemoteFailure> =>
      sql<BusinessRow>`
        SELECT business_id::text, name, description, phone, website, hours
        FROM businesses WHERE user_id = ${keyOf(owner)}`.pipe(
        Effect.orDie,
        Effect.flatMap(([row]) =>
          row === undefined ? Effect.fail(NotFound("Business not found")) : Effect.succeed(profileOf(row)),
        ),
      );

    // Own ids only (D16): no other business is looked up.
    const ownOnly = (owner: UserId, id: BusinessId | undefined) =>
      id === undefined
        ? Effect.asVoid(profile(owner))
        : profile(owner).pipe(
            Effect.catchTag("NotFound", () => Effect.fail(Forbidden)),
            Effect.flatMap(({ businessId }) => (businessId === id ? Effect.void : Effect.fail(Forbidden))),
          );

    return Business.of({
      profile,
      edit: Effect.fnUntraced(function* (owner, { name, description, phone, website, hours }) {
        yield* storable([name, description, phone, website, hours].map((text) => text ?? ""));
        if (name.trim() === "") return yield* Effect.fail(Refused(NAMELESS));
        const values = [name.trim(), description, phone, website, hours].map((text) => text ?? null);
        const [row] = yield* sql`
          INSERT INTO businesses (user_id, name, description, phone, website, hours)
          SELECT user_id, ${sql.csv(values.map((value) => sql`${value}::text`))} FROM users WHERE user_id = ${keyOf(owner)}
          ON CONFLICT (user_id) DO UPDATE SET
            name = excluded.name, description = excluded.description, phone = excluded.phone,
            website = excluded.website, hours = excluded.hours
          RETURNING 1`.pipe(Effect.orDie);
        return row === undefined ? yield* Effect.fail(NotFound("User not found")) : yield* profile(owner);
      }),
      metrics: (owner, id) => Effect.andThen(ownOnly(owner, id), days.metrics(owner)),
      connected: (owner) => Effect.map(connection(owner), ({ connected }) => connected),
      connectGoogle: Effect.fnUntraced(function* (owner, authCode) {
        // Deleting it is what makes it one-time: of two at once the database lets one through.
        const [consumed] = isStorable(authCode)
          ? yield* sql`
              DELETE FROM google_codes c USING google_states s
              WHERE c.state = s.state AND c.code = ${authCode} AND s.user_id = ${keyOf(owner)}
                AND c.expires_at > now()
              RETURNING 1`.pipe(Effect.orDie)
          : [];
        if (consumed === undefined) return yield* Effect.fail(Refused(CODE_REFUSED));
        yield* keep(owner, yield* listing.redeem(owner, authCode));
        return yield* connection(owner);
      }),
      analytics: (owner, frame) =>
        Effect.andThen(profile(owner), days.during(sql`b.user_id = ${keyOf(owner)}`, daysOf(frame))),
    });
  }),
);
