import * as Effect from "effect/Effect";
import { backend } from "../../src/adapters/backend/server.ts";
import { browserValues } from "../../src/server/browser-values.ts";
import { builtSite } from "../../src/server/build.ts";
import { environmentOf } from "../../src/server/environment.ts";
import { frontDoor } from "../../src/server/front-door.ts";
import { claimPort } from "../../src/server/listener.ts";
import { runAsProcess } from "../../src/server/main.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { securityHeaders } from "../../src/server/security-headers.ts";
import { settingsFrom } from "../../src/server/settings.ts";
import { siteFiles } from "../../src/server/site-files.ts";
import { staticSite } from "../../src/server/static-site.ts";
import { say } from "../../src/server/terminal.ts";

/*
 * A second console beside the one of the journeys, on a free port: the same site and emulator, and a database of its own
 * with as many users as a word says, so that what is deleted and counted there changes nothing elsewhere.
 */

runAsProcess(
  Effect.gen(function* () {
    const { identity, host, capabilities, supportAddress, operator } = yield* settingsFrom(
      yield* environmentOf(PROJECT_ROOT),
    );
    const listener = yield* claimPort(host, 0, "console");
    const [api, files] = yield* Effect.all(
      [
        backend({
          database: { _tag: "Memory" },
          identity: { kind: identity.kind, projectId: identity.projectId },
          listenHost: host,
          production: false,
          sampleUsers: Number(process.argv[2]),
          capabilities,
          logRequests: false,
        }),
        Effect.flatMap(
          builtSite(PROJECT_ROOT, browserValues({ identity, supportAddress, operator }), Effect.void),
          siteFiles,
        ),
      ],
      { concurrency: "unbounded" },
    );
    const headers = securityHeaders(identity, false);
    yield* listener.serve(frontDoor({ isReady: listener.isReady, headers, api, site: staticSite(files) }));
    yield* say(`ready ${listener.port}`);
    return yield* Effect.never;
  }).pipe(Effect.scoped),
  "npm run test:e2e",
);
