import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Pulse } from "../../../src/adapters/backend/database/pulse.ts";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { onServer } from "../backend/on-server.ts";
import { seeded } from "../database-image.ts";
import { seededWithRecords } from "../fixtures-records.ts";
import { RECORD_USERS } from "./contributions.contract.ts";
import { kitchensContract } from "./kitchens.contract.ts";
import { locationsContract } from "./locations.contract.ts";
import { notificationsContract } from "./notifications.contract.ts";
import { CONTRACT_USERS, portsContract } from "./ports.contract.ts";
import { profileImagesContract } from "./profile-images.contract.ts";
import { recordsContract } from "./records.contract.ts";
import { referencesContract } from "./references.contract.ts";
import { tribeImagesContract } from "./tribe-images.contract.ts";
import { tribesContract } from "./tribes.contract.ts";
import { votesContract } from "./votes.contract.ts";

type PortsOf<Contract> = Contract extends (name: string, ports: Layer.Layer<infer Ports, never>) => void
  ? Ports
  : never;

const SEEDED = [
  portsContract,
  kitchensContract,
  votesContract,
  tribesContract,
  tribeImagesContract,
  locationsContract,
  notificationsContract,
  profileImagesContract,
  referencesContract,
] as const;

type EveryPort = PortsOf<(typeof SEEDED)[number]> | PortsOf<typeof recordsContract>;

/** Holds ports to every contract, over an embedded database and over one on a server. */
export const everyContract = <E>(
  name: string,
  portsOver: (database: Layer.Layer<SqlClient | Pulse>) => Layer.Layer<EveryPort, E>,
): void => {
  const overSeeded = (location: DatabaseLocation) => portsOver(seeded(location, CONTRACT_USERS));
  const overRecords = (location: DatabaseLocation) => portsOver(seededWithRecords(location, RECORD_USERS));
  for (const contract of SEEDED) {
    contract(`${name}, embedded`, overSeeded({ _tag: "Memory" }));
    onServer((location) => contract(`${name}, on a server`, Layer.unwrap(Effect.map(location, overSeeded))));
  }
  recordsContract(`${name}, embedded`, overRecords({ _tag: "Memory" }));
  onServer((location) =>
    recordsContract(`${name}, on a server`, Layer.unwrap(Effect.map(location, overRecords))),
  );
};
