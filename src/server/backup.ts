import * as Effect from "effect/Effect";
import { backUp } from "../adapters/backend/database/backup.ts";
import { asFound } from "../adapters/backend/database/database.ts";
import { backupFile, summary } from "./backup-command.ts";
import { ownDatabaseLocation } from "./settings/database-location.ts";
import { runAsProcess } from "./process.ts";
import { say } from "./terminal.ts";

/*
 * Keeps what the database holds at this moment in a file: `npm run backup -- console.backup`. A console may go on working
 * on PostgreSQL meanwhile; one on the embedded database has to be stopped.
 */
runAsProcess(
  Effect.gen(function* () {
    const file = yield* backupFile(process.argv.slice(2), "backup");
    const location = yield* ownDatabaseLocation;
    const head = yield* Effect.provide(backUp(file), asFound(location));
    yield* say(`${file} holds ${summary(head)}`);
  }),
  "npm run backup",
);
