import { randomBytes } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { NotFound, ServerFailed } from "../../../domain/remote-failure.ts";
import { SANDBOX_PATH } from "../google/google-sandbox.ts";
import { ListingService, MANAGE_SCOPE, type ListedLocation } from "../google/listing-service.ts";
import { keyOf } from "./rows.ts";

const AN_HOUR = 3_600;
const A_MOMENT = 1;

/** What a business's name holds whose listing the sandbox cannot read, or opens for a moment only. */
const FAILING = "sentinel-listing-fails";
const BRIEF = "sentinel-listing-brief";

/** `ListingService` over the sandbox: a business is listed as the database knows it, and under its owner's address. */
export const sandboxListing = Layer.effect(
  ListingService,
  Effect.map(SqlClient, (sql) =>
    ListingService.of({
      scopes: [MANAGE_SCOPE],
      consentUrl: (state) => `${SANDBOX_PATH}?${new URLSearchParams({ state })}`,
      redeem: (owner) =>
        sql<{ email: string; brief: boolean }>`
          SELECT email, coalesce(name LIKE ${`%${BRIEF}%`}, false) AS brief
          FROM users LEFT JOIN businesses USING (user_id) WHERE user_id = ${keyOf(owner)}`.pipe(
          Effect.orDie,
          Effect.flatMap(([user]) =>
            user === undefined
              ? Effect.fail(NotFound("User not found"))
              : Effect.succeed({
                  email: user.email,
                  token: randomBytes(32).toString("base64url"),
                  expiresInSeconds: user.brief ? A_MOMENT : AN_HOUR,
                }),
          ),
        ),
      locations: Effect.fnUntraced(function* (owner) {
        const [failing] = yield* sql`
          SELECT 1 FROM businesses WHERE user_id = ${keyOf(owner)} AND name LIKE ${`%${FAILING}%`}`.pipe(
          Effect.orDie,
        );
        if (failing !== undefined) return yield* Effect.fail(ServerFailed());
        return yield* sql<ListedLocation>`
          SELECT l.name, l.address FROM business_locations l JOIN businesses USING (business_id)
          WHERE user_id = ${keyOf(owner)}`.pipe(Effect.orDie);
      }),
      revoke: () => Effect.void,
    }),
  ),
);
