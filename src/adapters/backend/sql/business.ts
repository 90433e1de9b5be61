import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { BusinessProfile, NewBusinessProfile } from "../../../domain/business.ts";
import { businessForm } from "../../../domain/business/profile-form.ts";
import type { Id } from "../../../domain/id.ts";
import { Business } from "../../../domain/ports/business.ts";
import { Forbidden, NotFound, Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { CODE_REFUSED, ListingService, type ConsentSecrets } from "../google/listing-service.ts";
import { sealingTokens } from "../tokens/sealed-tokens.ts";
import { takings } from "./business-days.ts";
import { connectionOf, keepingConnection } from "./google-access.ts";
import { reading, writing } from "./entity-rows.ts";
import { revisionsSql } from "./revisions.ts";
import { firstOr } from "./reads.ts";
import { isStorable, keyOf } from "./rows.ts";
import { refusing } from "./saving.ts";
import { inTransaction } from "./transaction.ts";

const columnsOf = writing(NewBusinessProfile);

export const businessSql = Layer.effect(
  Business,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const days = takings(sql);
    const { columns, itemOf } = reading(sql, "b", BusinessProfile);
    const listing = yield* ListingService;
    const connection = connectionOf(sql);
    const keep = keepingConnection(sql, yield* sealingTokens);

    const profile = (owner: Id<"user">): Effect.Effect<BusinessProfile, RemoteFailure> =>
      sql`SELECT ${columns} FROM businesses b WHERE b.user_id = ${keyOf(owner)}`.pipe(
        firstOr(NotFound("Business not found")),
        Effect.map(itemOf),
      );

    const { byId, onlyOnto } = revisionsSql(
      sql,
      { table: "businesses", keyColumn: "user_id" },
      profile,
      businessForm.of,
    );

    // Own ids only: no other business is looked up.
    const ownOnly = (owner: Id<"user">, id: Id<"business"> | undefined) =>
      id === undefined
        ? Effect.asVoid(profile(owner))
        : profile(owner).pipe(
            Effect.catchTag("NotFound", () => Effect.fail(Forbidden)),
            Effect.flatMap(({ businessId }) => (businessId === id ? Effect.void : Effect.fail(Forbidden))),
          );

    return Business.of({
      profile: byId,
      edit: Effect.fnUntraced(function* (owner, sent) {
        const said = yield* columnsOf({ ...sent, name: sent.name.trim() });
        yield* onlyOnto(owner, sent);
        yield* sql`
          INSERT INTO businesses ${sql.insert({ ...said, user_id: keyOf(owner) })}
          ON CONFLICT (user_id) DO UPDATE SET ${sql.update(said)}`.pipe(refusing(NotFound("User not found")));
        return yield* profile(owner);
      }, inTransaction(sql)),
      metrics: (owner, id) => Effect.andThen(ownOnly(owner, id), days.metrics(owner)),
      connected: (owner) => Effect.map(connection(owner), ({ connected }) => connected),
      connectGoogle: Effect.fnUntraced(function* (owner, authCode) {
        // Deleting it is what makes it one-time: of two at once the database lets one through.
        const [consumed] = isStorable(authCode)
          ? yield* sql<ConsentSecrets>`
            DELETE FROM google_codes c USING google_states s
            WHERE c.state = s.state AND c.code = ${authCode} AND s.user_id = ${keyOf(owner)}
              AND c.expires_at > now()
            RETURNING s.verifier, s.nonce`.pipe(Effect.orDie)
          : [];
        if (consumed === undefined) return yield* Effect.fail(Refused(CODE_REFUSED));
        yield* keep(owner, yield* listing.redeem(owner, authCode, consumed));
        return yield* connection(owner);
      }),
      analytics: (owner, frame, detail) =>
        Effect.andThen(profile(owner), days.during(sql`b.user_id = ${keyOf(owner)}`, frame, detail)),
    });
  }),
);
