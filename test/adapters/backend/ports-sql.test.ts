import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { kitchensContract } from "../contract/kitchens.contract.ts";
import { CONTRACT_USERS, portsContract } from "../contract/ports.contract.ts";
import { votesContract } from "../contract/votes.contract.ts";
import { seeded } from "../fixtures-backend.ts";
import { onServer } from "./on-server.ts";

const portsOver = (location: DatabaseLocation) =>
  portsSql.pipe(Layer.provide(seeded(location, CONTRACT_USERS)));

for (const contract of [portsContract, kitchensContract, votesContract]) {
  contract("D51: the ports over SQL, embedded", portsOver({ _tag: "Memory" }));
  onServer((location) =>
    contract("D51: the ports over SQL, on a server", Layer.unwrap(Effect.map(location, portsOver))),
  );
}
