import * as Effect from "effect/Effect";
import { asFound } from "../adapters/backend/database/database.ts";
import { restore } from "../adapters/backend/database/restore.ts";
import { backupFile, summary } from "./backup-command.ts";
import { ownDatabaseLocation } from "./settings/database-location.ts";
import { runAsProcess } from "./process.ts";
import { say } from "./terminal.ts";

/*
 * Fills a database that nobody has used with a backup: `npm run restore -- console.backup`.
 */
runAsProcess(
  Effect.gen(function* () {
    const file = yield* backupFile(process.argv.slice(2), "restore");
    const location = yield* ownDatabaseLocation;
    const head = yield* Effect.provide(restore(file), asFound(location));
    yield* say(`Restored ${summary(head)}`);
  }),
  "npm run restore",
);
