import { writeFile } from "node:fs/promises";
import * as Effect from "effect/Effect";
import { environmentOf } from "../../src/server/settings/environment.ts";
import { emulator } from "../../src/server/launch.ts";
import { runAsProcess } from "../../src/server/process.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { settingsFrom } from "../../src/server/settings/settings.ts";
import { ownDatabase } from "../adapters/backend/own-database.ts";
import { findPostgres } from "../adapters/backend/postgres.ts";
import { noteOfDatabase } from "../e2e/server-wrote.ts";
import { service, signingKey } from "./service.ts";

/*
 * What journeys go to with SEVERAL=1: two consoles on one PostgreSQL behind a balancer, which listens where one console
 * would, and the Auth emulator beside them.
 */

const USERS = 2_000;

runAsProcess(
  Effect.gen(function* () {
    const { identity, port } = yield* settingsFrom(yield* environmentOf(PROJECT_ROOT));
    const postgres = findPostgres();
    if (postgres._tag === "Missing") return yield* Effect.die(new Error(postgres.reason));
    const { url } = yield* ownDatabase(postgres);
    yield* Effect.promise(() => writeFile(noteOfDatabase(process.env["DATA_DIR"] ?? ""), url));
    yield* emulator(identity);
    yield* service(url, signingKey("journeys"), { users: USERS, pages: ["site"], at: port });
    return yield* Effect.never;
  }).pipe(Effect.scoped),
  "SEVERAL=1 npm run test:e2e",
);
