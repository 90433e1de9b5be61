import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { locationsContract } from "../contract/locations.contract.ts";
import { CONTRACT_USERS, portsContract } from "../contract/ports.contract.ts";
import { tribeImagesContract } from "../contract/tribe-images.contract.ts";
import { tribesContract } from "../contract/tribes.contract.ts";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { kitchensContract } from "../contract/kitchens.contract.ts";
import { CONTRACT_USERS, portsContract } from "../contract/ports.contract.ts";
import { votesContract } from "../contract/votes.contract.ts";
import { RECORD_USERS } from "../contract/contributions.contract.ts";
import { recordsContract } from "../contract/records.contract.ts";
import { seeded } from "../fixtures-backend.ts";
import { seededWithRecords } from "../fixtures-records.ts";
import { onServer } from "./on-server.ts";

const portsOver = (location: DatabaseLocation) =>
  portsSql.pipe(Layer.provide(seeded(location, CONTRACT_USERS)));

onServer((location) =>
  portsContract(
    "D51: the ports over SQL, on a server",
    portsSql.pipe(Layer.provide(Layer.unwrap(location.pipe(Effect.map((at) => seeded(at, CONTRACT_USERS)))))),
  ),
);

tribesContract(
  "D51: tribes over SQL, embedded",
  portsSql.pipe(Layer.provide(seeded({ _tag: "Memory" }, CONTRACT_USERS))),
);

onServer((location) =>
  tribesContract(
    "D51: tribes over SQL, on a server",
    portsSql.pipe(Layer.provide(Layer.unwrap(location.pipe(Effect.map((at) => seeded(at, CONTRACT_USERS)))))),
  ),
);

tribeImagesContract(
  "D51: tribe images over SQL, embedded",
  portsSql.pipe(Layer.provide(seeded({ _tag: "Memory" }, CONTRACT_USERS))),
);

onServer((location) =>
  tribeImagesContract(
    "D51: tribe images over SQL, on a server",
    portsSql.pipe(Layer.provide(Layer.unwrap(location.pipe(Effect.map((at) => seeded(at, CONTRACT_USERS)))))),
  ),
);

locationsContract(
  "D51: locations over SQL, embedded",
  portsSql.pipe(Layer.provide(seeded({ _tag: "Memory" }, CONTRACT_USERS))),
);

onServer((location) =>
  locationsContract(
    "D51: locations over SQL, on a server",
    portsSql.pipe(Layer.provide(Layer.unwrap(location.pipe(Effect.map((at) => seeded(at, CONTRACT_USERS)))))),
  ),
);
for (const contract of [portsContract, kitchensContract, votesContract]) {
  contract("D51: the ports over SQL, embedded", portsOver({ _tag: "Memory" }));
  onServer((location) =>
    contract("D51: the ports over SQL, on a server", Layer.unwrap(Effect.map(location, portsOver))),
  );
}
recordsContract(
  "D51: the records over SQL, embedded",
  portsSql.pipe(Layer.provide(seededWithRecords({ _tag: "Memory" }, RECORD_USERS))),
);

onServer((location) =>
  recordsContract(
    "D51: the records over SQL, on a server",
    portsSql.pipe(
      Layer.provide(Layer.unwrap(Effect.map(location, (at) => seededWithRecords(at, RECORD_USERS)))),
    ),
  ),
);
