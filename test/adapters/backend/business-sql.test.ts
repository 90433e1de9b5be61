import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { GoogleConsents } from "../../../src/adapters/backend/google-consents.ts";
import { businessContract, Consenting } from "../contract/business.contract.ts";
import { CONTRACT_USERS } from "../contract/ports.contract.ts";
import { ORIGIN, seeded } from "../fixtures-backend.ts";
import { onServer } from "./on-server.ts";

const consenting = Layer.effect(
  Consenting,
  Effect.map(GoogleConsents, ({ allow }) =>
    Consenting.of({
      allow: (authUrl) =>
        Effect.map(
          allow(new URL(authUrl, ORIGIN).searchParams.get("state") ?? ""),
          (code) => code ?? "no code",
        ),
    }),
  ),
);

const portsOver = (location: DatabaseLocation) =>
  consenting.pipe(Layer.provideMerge(portsSql), Layer.provide(seeded(location, CONTRACT_USERS)));

businessContract("D51: the chef's ports over SQL, embedded", portsOver({ _tag: "Memory" }));

onServer((location) =>
  businessContract(
    "D51: the chef's ports over SQL, on a server",
    Layer.unwrap(Effect.map(location, portsOver)),
  ),
);
