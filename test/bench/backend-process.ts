import * as Effect from "effect/Effect";
import { backend } from "../../src/adapters/backend/server.ts";
import { claimPort } from "../../src/server/listener.ts";
import { runAsProcess } from "../../src/server/process.ts";
import { say } from "../../src/server/terminal.ts";
import { backendOptions } from "../adapters/backend-options.ts";
import { locationOf } from "./bench-database.ts";

/*
 * The reference backend as a process of its own, on a free port of this machine: over the PostgreSQL server of a URL, or
 * over an embedded database in a directory.
 */

const HOST = "127.0.0.1";

runAsProcess(
  Effect.gen(function* () {
    const listener = yield* claimPort(HOST, 0, "console");
    const handle = yield* backend({
      ...backendOptions(),
      database: locationOf(process.argv[2] ?? ""),
      sampleUsers: 0,
    });
    yield* listener.serve(handle);
    yield* say(`ready ${listener.port}`);
    return yield* Effect.never;
  }).pipe(Effect.scoped),
  "npm run bench:backend",
);
