import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
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
import { seededWithRecords } from "../fixtures-records.ts";
import { onServer } from "./on-server.ts";

const portsOver = (location: DatabaseLocation) =>
  portsSql().pipe(Layer.provide(seeded(location, CONTRACT_USERS)));

const recordsOver = (location: DatabaseLocation) =>
  portsSql().pipe(Layer.provide(seededWithRecords(location, RECORD_USERS)));

const EMBEDDED = "D51: the ports over SQL, embedded";
const ON_A_SERVER = "D51: the ports over SQL, on a server";

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
