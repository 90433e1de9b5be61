import { randomBytes } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { NotFound } from "../../../domain/remote-failure.ts";
import { SANDBOX_PATH } from "../google-sandbox.ts";
import { ListingService, MANAGE_SCOPE, type ListedLocation } from "../listing-service.ts";
import { keyOf } from "./rows.ts";

const AN_HOUR = 3_600;

/** `ListingService` over the sandbox (D54): a business is listed as the database knows it, and under its owner's address. */
export const sandboxListing = Layer.effect(
  ListingService,
  Effect.map(SqlClient, (sql) =>
    ListingService.of({
      scopes: [MANAGE_SCOPE],
      consentUrl: (state) => `${SANDBOX_PATH}?${new URLSearchParams({ state })}`,
      redeem: (owner) =>
        sql<{ email: string }>`SELECT email FROM users WHERE user_id = ${keyOf(owner)}`.pipe(
          Effect.orDie,
          Effect.flatMap(([user]) =>
            user === undefined
              ? Effect.fail(NotFound("User not found"))
              : Effect.succeed({
                  email: user.email,
                  token: randomBytes(32).toString("base64url"),
                  expiresInSeconds: AN_HOUR,
                }),
          ),
        ),
      locations: (owner) =>
        sql<ListedLocation>`
          SELECT l.name, l.address FROM business_locations l JOIN businesses USING (business_id)
          WHERE user_id = ${keyOf(owner)}`.pipe(Effect.orDie),
      revoke: () => Effect.void,
    }),
  ),
);
