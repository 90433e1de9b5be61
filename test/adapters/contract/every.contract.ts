import type * as Layer from "effect/Layer";
import type { SqlClient } from "effect/sql/SqlClient";
import type { Pulse } from "../../../src/adapters/backend/database/server.ts";
import { onServer } from "../backend/on-server.ts";
import { ANYWHERE, ON_SERVER, type Place, seeded } from "../database-image.ts";
import { seededWithRecords } from "../fixtures-records.ts";
import { RECORD_USERS } from "./contributions.contract.ts";
import { kitchensContract } from "./kitchens.contract.ts";
import { locationsContract } from "./locations.contract.ts";
import { newestFirstContract } from "./newest-first.contract.ts";
import { notificationsContract } from "./notifications.contract.ts";
import { picturesContract } from "./pictures.contract.ts";
import { CONTRACT_USERS, portsContract } from "./ports.contract.ts";
import { profileImagesContract } from "./profile-images.contract.ts";
import { recordsContract } from "./records.contract.ts";
import { referencesContract } from "./references.contract.ts";
import { revisionsContract } from "./revisions.contract.ts";
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
  picturesContract,
  referencesContract,
  newestFirstContract,
  revisionsContract,
] as const;

type EveryPort = PortsOf<(typeof SEEDED)[number]> | PortsOf<typeof recordsContract>;

type PortsOver<E> = (database: Layer.Layer<SqlClient | Pulse>) => Layer.Layer<EveryPort, E>;

const over = <E>(portsOver: PortsOver<E>) => ({
  seeded: (place: Place) => portsOver(seeded(place, CONTRACT_USERS)),
  records: (place: Place) => portsOver(seededWithRecords(place, RECORD_USERS)),
});

/** Holds ports over an embedded database to every contract. */
export const everyContractEmbedded = <E>(name: string, portsOver: PortsOver<E>): void => {
  const ports = over(portsOver);
  for (const contract of SEEDED) contract(`${name}, embedded`, ports.seeded({ _tag: "Memory" }));
  recordsContract(`${name}, embedded`, ports.records({ _tag: "Memory" }));
};

/** Holds ports over whichever database is the quicker to every contract. */
export const everyContractAnywhere = <E>(name: string, portsOver: PortsOver<E>): void => {
  const ports = over(portsOver);
  for (const contract of SEEDED) contract(name, ports.seeded(ANYWHERE));
  recordsContract(name, ports.records(ANYWHERE));
};

/** Holds ports over a database on a server to every contract. */
export const everyContractOnServer = <E>(name: string, portsOver: PortsOver<E>): void => {
  const ports = over(portsOver);
  onServer(() => {
    for (const contract of SEEDED) contract(`${name}, on a server`, ports.seeded(ON_SERVER));
    recordsContract(`${name}, on a server`, ports.records(ON_SERVER));
  });
};
