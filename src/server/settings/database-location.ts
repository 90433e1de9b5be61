import { resolve } from "node:path";
import * as Effect from "effect/Effect";
import type { DatabaseLocation } from "../../adapters/backend/database/database.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { NOT_SET, SettingUnusable } from "./setting.ts";
import { ownSettings, type Settings } from "./settings.ts";

/** The directory of the embedded database, and of the keys that no setting says. */
export const dataDirectory = ({ dataDir = ".data/database" }: Settings): string =>
  resolve(PROJECT_ROOT, dataDir);

/** Where the settings keep the records: on a server, or in the embedded database's directory. */
export const databaseLocation = (settings: Settings): DatabaseLocation =>
  settings.databaseUrl === undefined
    ? { _tag: "Directory", directory: dataDirectory(settings) }
    : { _tag: "Server", url: settings.databaseUrl };

/** The same, which in production has to be said: a name that is misspelt would begin an empty database. */
export const saidLocation = (settings: Settings): Effect.Effect<DatabaseLocation, SettingUnusable> =>
  settings.production && settings.databaseUrl === undefined && settings.dataDir === undefined
    ? Effect.fail(
        new SettingUnusable({
          variable: "DATABASE_URL",
          found: NOT_SET,
          expected:
            "the URL of a PostgreSQL server, or DATA_DIR with the directory of the embedded database, because NODE_ENV is production",
        }),
      )
    : Effect.succeed(databaseLocation(settings));

/** Where this project's own settings keep them. */
export const ownDatabaseLocation = Effect.flatMap(ownSettings, saidLocation);
