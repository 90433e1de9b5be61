import { randomUUID } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { GoogleConsents } from "../../../src/adapters/backend/google/google-consents.ts";
import { google } from "../../../src/adapters/backend/google/listing.ts";
import { businessContract, Consenting } from "../contract/business.contract.ts";
import { CONTRACT_USERS } from "../contract/ports.contract.ts";
import { ON_SERVER, type Place, seeded } from "../database-image.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { SANDBOX_PAGE } from "../fixtures-sandbox.ts";
import { CLIENT, GOOGLE_SCOPES, GoogleStandIn, googleStandIn } from "../google-stand-in.ts";
import { onServer } from "./on-server.ts";

const consentingInTheSandbox = Layer.effect(
  Consenting,
  Effect.map(GoogleConsents, ({ allow }) =>
    Consenting.of({
      ...SANDBOX_PAGE,
      allow: (authUrl) => {
        const code = randomUUID();
        return Effect.as(allow(new URL(authUrl, ORIGIN).searchParams.get("state") ?? "", code), code);
      },
    }),
  ),
);

const overSandbox = (place: Place) =>
  consentingInTheSandbox.pipe(Layer.provideMerge(portsSql()), Layer.provide(seeded(place, CONTRACT_USERS)));

const consentingToGoogle = Layer.effect(
  Consenting,
  Effect.gen(function* () {
    const consents = yield* GoogleConsents;
    const { allow, page } = yield* GoogleStandIn;
    return Consenting.of({
      page,
      scopes: GOOGLE_SCOPES,
      missed: ["Nowhere"],
      allow: (authUrl) =>
        Effect.suspend(() => {
          const { code, state } = allow(authUrl);
          return Effect.as(consents.allow(state, code), code);
        }),
    });
  }),
);

const overGoogle = (place: Place) =>
  consentingToGoogle.pipe(
    Layer.provideMerge(
      Layer.unwrap(Effect.map(GoogleStandIn, ({ origins }) => portsSql(google(CLIENT, origins)))),
    ),
    Layer.provide([googleStandIn, seeded(place, CONTRACT_USERS)]),
  );

for (const [listing, portsOver] of [
  ["the sandbox", overSandbox],
  ["Google", overGoogle],
] as const) {
  businessContract(`D54: the chef's ports over SQL and ${listing}, embedded`, portsOver({ _tag: "Memory" }));
  onServer(() =>
    businessContract(`D54: the chef's ports over SQL and ${listing}, on a server`, portsOver(ON_SERVER)),
  );
}
