import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { vi } from "vitest";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { onServer } from "../backend/on-server.ts";
import { locationsContract } from "../contract/locations.contract.ts";
import { CONTRACT_USERS, portsContract } from "../contract/ports.contract.ts";
import { tribeImagesContract } from "../contract/tribe-images.contract.ts";
import { tribesContract } from "../contract/tribes.contract.ts";
import { kitchensContract } from "../contract/kitchens.contract.ts";
import { CONTRACT_USERS, portsContract } from "../contract/ports.contract.ts";
import { votesContract } from "../contract/votes.contract.ts";
import { RECORD_USERS } from "../contract/contributions.contract.ts";
import { recordsContract } from "../contract/records.contract.ts";
import { ORIGIN, seeded, WebBackend, webBackend } from "../fixtures-backend.ts";
import { portsHttp, signedInAs } from "../fixtures-http.ts";
import { seededWithRecords } from "../fixtures-records.ts";

// The adapter's addresses are relative to the page (D24), so there has to be one.
vi.stubGlobal("location", new URL("/admin/users?page=2", ORIGIN));

const throughTheBackend = Layer.unwrap(
  Effect.map(WebBackend, ({ answer }) =>
    portsHttp({ fetch: (input, init) => answer(new Request(input, init)) }),
  ),
);

const portsOver = (location: DatabaseLocation) =>
  signedInAs("sample-admin").pipe(
    Layer.provideMerge(throughTheBackend),
    Layer.provide(webBackend.pipe(Layer.provide(seeded(location, CONTRACT_USERS)))),
  );

portsContract("D51: the ports over HTTP, the backend's database embedded", portsOver({ _tag: "Memory" }));

onServer((location) =>
  portsContract(
    "D51: the ports over HTTP, the backend's database on a server",
    Layer.unwrap(Effect.map(location, portsOver)),
  ),
);

tribesContract("D51: tribes over HTTP, the backend's database embedded", portsOver({ _tag: "Memory" }));

onServer((location) =>
  tribesContract(
    "D51: tribes over HTTP, the backend's database on a server",
    Layer.unwrap(Effect.map(location, portsOver)),
  ),
);

tribeImagesContract(
  "D51: tribe images over HTTP, the backend's database embedded",
  portsOver({ _tag: "Memory" }),
);

onServer((location) =>
  tribeImagesContract(
    "D51: tribe images over HTTP, the backend's database on a server",
    Layer.unwrap(Effect.map(location, portsOver)),
  ),
);

locationsContract("D51: locations over HTTP, the backend's database embedded", portsOver({ _tag: "Memory" }));

onServer((location) =>
  locationsContract(
    "D51: locations over HTTP, the backend's database on a server",
    Layer.unwrap(Effect.map(location, portsOver)),
  ),
);
for (const contract of [portsContract, kitchensContract, votesContract]) {
  contract("D51: the ports over HTTP, the backend's database embedded", portsOver({ _tag: "Memory" }));
  onServer((location) =>
    contract(
      "D51: the ports over HTTP, the backend's database on a server",
      Layer.unwrap(Effect.map(location, portsOver)),
    ),
  );
}
const recordsOver = (location: DatabaseLocation) =>
  signedInAs("sample-admin").pipe(
    Layer.provideMerge(throughTheBackend),
    Layer.provide(webBackend.pipe(Layer.provide(seededWithRecords(location, RECORD_USERS)))),
  );

recordsContract(
  "D51: the records over HTTP, the backend's database embedded",
  recordsOver({ _tag: "Memory" }),
);

onServer((location) =>
  recordsContract(
    "D51: the records over HTTP, the backend's database on a server",
    Layer.unwrap(Effect.map(location, recordsOver)),
  ),
);
