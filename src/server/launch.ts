import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";
import type { DatabaseLocation } from "../adapters/backend/database/database.ts";
import { logOnStdout } from "../adapters/backend/http/request-log.ts";
import { SAMPLE_ACCOUNTS } from "../adapters/backend/sample/accounts.ts";
import { backend } from "../adapters/backend/server.ts";
import { readyText } from "./announcement.ts";
import { dataDirectory, saidLocation } from "./settings/database-location.ts";
import { identitiesOf } from "./emulator/accounts.ts";
import { frontDoor } from "./front-door.ts";
import { identityEmulator } from "./emulator/identity-emulator.ts";
import { claimPort, type Handler, type Listener } from "./listener.ts";
import { serveMetrics } from "./metrics.ts";
import { PROJECT_ROOT } from "./project-root.ts";
import { securityHeaders } from "./security-headers.ts";
import { keptKey } from "./kept-keys.ts";
import { type Identity, ownSettings, type Settings } from "./settings/settings.ts";
import { cutOffAfter } from "./process.ts";
import { say } from "./terminal.ts";
import { tracesTo } from "./traces.ts";

/** How many users an empty database begins with, beside a real project none. */
const SAMPLE_USERS = 2_000;

/** What the two ways to start differ in: the half of the origin that gives the browser its pages. */
interface Edition<E> {
  readonly development: boolean;
  readonly site: (root: string, settings: Settings, listener: Listener) => Effect.Effect<Handler, E, Scope>;
}

/** The Auth emulator with the sample accounts, beside a console without a real project. */
export const emulator = (identity: Identity) =>
  identity.kind === "firebase"
    ? Effect.void
    : identityEmulator({
        port: identity.port,
        projectId: identity.projectId,
        accounts: SAMPLE_ACCOUNTS.map(({ uid, email, password, displayName }) => ({
          localId: uid,
          email,
          password,
          displayName,
        })),
      }).pipe(Effect.asVoid);

const api = Effect.fnUntraced(function* (settings: Settings, database: DatabaseLocation, port: number) {
  const { operation } = settings;
  const keysIn = dataDirectory(settings);
  return yield* backend({
    database,
    identity: { kind: settings.identity.kind, projectId: settings.identity.projectId },
    identities: identitiesOf(settings.identity),
    listenHost: settings.host,
    production: settings.production,
    google: settings.google && {
      ...settings.google,
      publicOrigin: settings.publicOrigin ?? `http://localhost:${port}`,
    },
    capabilities: settings.capabilities,
    logRequests: settings.logRequests,
    sampleUsers: settings.identity.kind === "emulator" ? SAMPLE_USERS : 0,
    connections: operation.databaseConnections,
    trustedProxies: operation.trustedProxies,
    logFormat: operation.logFormat,
    tracer: operation.traceCollector === undefined ? undefined : yield* tracesTo(operation.traceCollector),
    signingKeys: operation.signingKeys ?? (yield* keptKey(keysIn, "signing-key")),
    encryptionKeys: operation.encryptionKeys ?? (yield* keptKey(keysIn, "encryption-key")),
  });
});

/**
 * Starts the whole console on one origin and keeps it until it is interrupted: settings, the port, then the Auth
 * emulator (without a real project), the backend and the site side by side. Requests are let in when all are there
 * and turned away first at the end. Fails with the first part that cannot start.
 */
export const launch = <E>({ development, site }: Edition<E>) =>
  Effect.gen(function* () {
    const settings = yield* ownSettings;
    const { host, identity, port } = settings;
    const database = yield* saidLocation(settings);
    const listener = yield* claimPort(host, port, "console");
    const { metricsPort } = settings.operation;
    if (metricsPort !== undefined) yield* serveMetrics(host, metricsPort);
    const [, answerApi, answerSite] = yield* Effect.all(
      [emulator(identity), api(settings, database, listener.port), site(PROJECT_ROOT, settings, listener)],
      { concurrency: "unbounded" },
    );
    const headers = securityHeaders(identity, development, settings.operation.imageOrigins);
    const { drainSeconds, logFormat, shutdownSeconds } = settings.operation;
    yield* listener.serve(
      frontDoor({ headers, isReady: listener.isReady, api: answerApi, site: answerSite }),
      { drain: Duration.seconds(drainSeconds), grace: Duration.seconds(shutdownSeconds) },
    );
    yield* Effect.addFinalizer(() => cutOffAfter(drainSeconds + shutdownSeconds));
    const ready = readyText(listener.port, database, identity.kind === "emulator" ? SAMPLE_ACCOUNTS : []);
    yield* logFormat === "json" ? Effect.provide(Effect.logInfo(ready), logOnStdout(logFormat)) : say(ready);
    return yield* Effect.never;
  }).pipe(Effect.scoped);
