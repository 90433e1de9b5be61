import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import type { DatabaseLocation } from "../src/adapters/backend/database/database.ts";
import { backend } from "../src/adapters/backend/server.ts";
import { browserValues } from "../src/server/site/browser-values.ts";
import { builtSite } from "../src/server/site/build.ts";
import { environmentOf } from "../src/server/settings/environment.ts";
import { identitiesOf } from "../src/server/emulator/accounts.ts";
import { frontDoor } from "../src/server/front-door.ts";
import { claimPort, type Handler } from "../src/server/listener.ts";
import { PROJECT_ROOT } from "../src/server/project-root.ts";
import { securityHeaders } from "../src/server/security-headers.ts";
import { settingsFrom, type Settings } from "../src/server/settings/settings.ts";
import { siteFiles } from "../src/server/site/site-files.ts";
import { staticSite } from "../src/server/site/static-site.ts";
import { say } from "../src/server/terminal.ts";
import { backendOptions } from "./adapters/backend-options.ts";

/** What a console of the tests has of its own; everything else is as the environment sets it. */
interface Own {
  readonly port: number;
  readonly sampleUsers: number;
  readonly database: (settings: Settings) => DatabaseLocation;
  readonly site: (settings: Settings) => ReturnType<typeof builtPages>;
}

/** Where the site of a console is whose staff moderates (D65): beside the other, which the other journeys visit. */
const MODERATED = "node_modules/.cache/moderated";

/** The pages of the site, built first where that is due. */
export const builtPages = (settings: Settings) =>
  builtSite(
    PROJECT_ROOT,
    browserValues(settings),
    Effect.void,
    settings.moderation ? MODERATED : undefined,
  ).pipe(Effect.flatMap(siteFiles), Effect.map(staticSite));

/** No pages at all, for whoever asks for calls only. */
export const noPages = () =>
  Effect.succeed<Handler>((_request, response) => void response.writeHead(404).end());

/** A console beside the Auth emulator of another, until it is interrupted. Says `ready` and its port. */
export const oneConsole = (own: Own) =>
  Effect.gen(function* () {
    const settings = yield* settingsFrom(yield* environmentOf(PROJECT_ROOT));
    const { capabilities, host, identity, logRequests, operation } = settings;
    const listener = yield* claimPort(host, own.port, "console");
    const base = backendOptions();
    const [api, site] = yield* Effect.all(
      [
        backend({
          ...base,
          database: own.database(settings),
          identity: { kind: identity.kind, projectId: identity.projectId },
          listenHost: host,
          sampleUsers: own.sampleUsers,
          capabilities,
          logRequests,
          connections: operation.databaseConnections,
          trustedProxies: operation.trustedProxies,
          signingKeys: operation.signingKeys ?? base.signingKeys,
          encryptionKeys: operation.encryptionKeys ?? base.encryptionKeys,
          identities: identitiesOf(identity),
        }),
        own.site(settings),
      ],
      { concurrency: "unbounded" },
    );
    yield* listener.serve(
      frontDoor({
        headers: securityHeaders(identity, false),
        isReady: listener.isReady,
        api,
        site,
      }),
      {
        drain: Duration.seconds(operation.drainSeconds),
        grace: Duration.seconds(operation.shutdownSeconds),
      },
    );
    yield* say(`ready ${listener.port}`);
    return yield* Effect.never;
  }).pipe(Effect.scoped);
