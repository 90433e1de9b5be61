import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { CONTRACT_USERS, portsContract } from "../contract/ports.contract.ts";
import { RECORD_USERS } from "../contract/contributions.contract.ts";
import { recordsContract } from "../contract/records.contract.ts";
import { seeded } from "../fixtures-backend.ts";
import { seededWithRecords } from "../fixtures-records.ts";
import { onServer } from "./on-server.ts";

portsContract(
  "D51: the ports over SQL, embedded",
  portsSql.pipe(Layer.provide(seeded({ _tag: "Memory" }, CONTRACT_USERS))),
);

onServer((location) =>
  portsContract(
    "D51: the ports over SQL, on a server",
    portsSql.pipe(Layer.provide(Layer.unwrap(location.pipe(Effect.map((at) => seeded(at, CONTRACT_USERS)))))),
  ),
);

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
