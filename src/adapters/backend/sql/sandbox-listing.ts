import { randomBytes } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Id } from "../../../domain/id.ts";
import { NotFound, Refused, ServerFailed } from "../../../domain/remote-failure.ts";
import { SANDBOX_PATH } from "../google/google-sandbox.ts";
import {
  ACCESS_TAKEN_BACK,
  ListingService,
  MANAGE_SCOPE,
  type ListedLocation,
  type ListingTokens,
} from "../google/listing-service.ts";
import { firstOr } from "./reads.ts";
import { keyOf } from "./rows.ts";

const AN_HOUR = 3_600;

/**
 * What a business's name holds whose listing the sandbox cannot read, which has a place that cannot be kept, whose access
 * is over as soon as it was given, and whose owner takes it back from the console then.
 */
const FAILING = "sentinel-listing-fails";
const PARTIAL = "sentinel-listing-partial";
const BRIEF = "sentinel-listing-brief";
const REVOKED = "sentinel-listing-revoked";

const UNKEEPABLE: ListedLocation = { name: "Half a \ud800 name", address: null };

const tokens = (isBrief: boolean): ListingTokens => ({
  token: randomBytes(32).toString("base64url"),
  expiresInSeconds: isBrief ? 0 : AN_HOUR,
  renewal: randomBytes(32).toString("base64url"),
});

/** `ListingService` over the sandbox: a business is listed as the database knows it, one without places by its name, and under its owner's address. */
export const sandboxListing = Layer.effect(
  ListingService,
  Effect.map(SqlClient, (sql) => {
    const asks = (owner: Id<"user">) =>
      sql<{ email: string; name: string }>`
        SELECT email, coalesce(name, '') AS name FROM users LEFT JOIN businesses USING (user_id)
        WHERE user_id = ${keyOf(owner)}`.pipe(firstOr(NotFound("User not found")));
    return ListingService.of({
      scopes: [MANAGE_SCOPE],
      consentUrl: (state) => `${SANDBOX_PATH}?${new URLSearchParams({ state })}`,
      redeem: (owner) =>
        Effect.map(asks(owner), ({ email, name }) => ({
          email,
          ...tokens(name.includes(BRIEF) || name.includes(REVOKED)),
        })),
      renew: (owner) =>
        Effect.flatMap(asks(owner), ({ name }) =>
          name.includes(REVOKED)
            ? Effect.fail(Refused(ACCESS_TAKEN_BACK))
            : Effect.succeed(tokens(name.includes(BRIEF))),
        ),
      locations: Effect.fnUntraced(function* (owner) {
        const { name } = yield* asks(owner);
        if (name.includes(FAILING)) return yield* Effect.fail(ServerFailed());
        const places = yield* sql<ListedLocation>`
          SELECT l.name, l.address FROM business_locations l JOIN businesses USING (business_id)
          WHERE user_id = ${keyOf(owner)}`.pipe(Effect.orDie);
        const listed = places.length > 0 || name === "" ? places : [{ name, address: null }];
        return name.includes(PARTIAL) ? [...listed, UNKEEPABLE] : listed;
      }),
      revoke: () => Effect.void,
    });
  }),
);
