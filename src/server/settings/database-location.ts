import { resolve } from "node:path";
import * as Effect from "effect/Effect";
import type { DatabaseLocation } from "../../adapters/backend/database/database.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { ownSettings, type Settings } from "./settings.ts";

/** Where the settings keep the records: on a server, or in the embedded database's directory. */
export const databaseLocation = ({ databaseUrl, dataDir }: Settings): DatabaseLocation =>
  databaseUrl === undefined
    ? { _tag: "Directory", directory: resolve(PROJECT_ROOT, dataDir) }
    : { _tag: "Server", url: databaseUrl };

/** Where this project's own settings keep them. */
export const ownDatabaseLocation = Effect.map(ownSettings, databaseLocation);
