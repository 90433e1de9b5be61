import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { vi } from "vitest";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { onServer } from "../backend/on-server.ts";
import { RECORD_USERS } from "../contract/contributions.contract.ts";
import { kitchensContract } from "../contract/kitchens.contract.ts";
import { locationsContract } from "../contract/locations.contract.ts";
import { notificationsContract } from "../contract/notifications.contract.ts";
import { CONTRACT_USERS, portsContract } from "../contract/ports.contract.ts";
import { profileImagesContract } from "../contract/profile-images.contract.ts";
import { recordsContract } from "../contract/records.contract.ts";
import { tribeImagesContract } from "../contract/tribe-images.contract.ts";
import { tribesContract } from "../contract/tribes.contract.ts";
import { votesContract } from "../contract/votes.contract.ts";
import { seeded } from "../database-image.ts";
import { ORIGIN, webBackend } from "../fixtures-backend.ts";
import { signedInAs, throughTheBackend } from "../fixtures-remote.ts";
import { seededWithRecords } from "../fixtures-records.ts";

// The adapter's addresses are relative to the page (D24), so there has to be one.
vi.stubGlobal("location", new URL("/admin/users?page=2", ORIGIN));

const portsOver = (location: DatabaseLocation) =>
  signedInAs("sample-admin").pipe(
    Layer.provideMerge(throughTheBackend),
    Layer.provide(webBackend.pipe(Layer.provide(seeded(location, CONTRACT_USERS)))),
  );

const recordsOver = (location: DatabaseLocation) =>
  signedInAs("sample-admin").pipe(
    Layer.provideMerge(throughTheBackend),
    Layer.provide(webBackend.pipe(Layer.provide(seededWithRecords(location, RECORD_USERS)))),
  );

const EMBEDDED = "D51: the ports over the remote adapter, the backend's database embedded";
const ON_A_SERVER = "D51: the ports over the remote adapter, the backend's database on a server";

for (const contract of [
  portsContract,
  kitchensContract,
  votesContract,
  tribesContract,
  tribeImagesContract,
  locationsContract,
  notificationsContract,
  profileImagesContract,
]) {
  contract(EMBEDDED, portsOver({ _tag: "Memory" }));
  onServer((location) => contract(ON_A_SERVER, Layer.unwrap(Effect.map(location, portsOver))));
}

recordsContract(EMBEDDED, recordsOver({ _tag: "Memory" }));
onServer((location) => recordsContract(ON_A_SERVER, Layer.unwrap(Effect.map(location, recordsOver))));
