import type { IncomingMessage, ServerResponse } from "node:http";
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Scope from "effect/Scope";
import type { Tracer } from "effect/Tracer";
import { MaxBodySize } from "effect/http/HttpIncomingMessage";
import * as HttpRouter from "effect/http/HttpRouter";
import type { Capability } from "../../domain/capability.ts";
import { app, BODY_LIMIT } from "./app.ts";
import { database, type DatabaseLocation } from "./database/database.ts";
import type { GoogleClient } from "./google/google-listing.ts";
import { againstEmulator } from "./emulator-rules.ts";
import { google, SANDBOX } from "./google/listing.ts";
import { ROUTER } from "./http/calls.ts";
import { compressed } from "./http/compressed.ts";
import { orNoRoute } from "./http/no-route.ts";
import { pressureOf, underPressure } from "./http/pressure.ts";
import { Identities } from "./policy/identities.ts";
import { logged, logOnStdout, type LogFormat } from "./http/request-log.ts";
import { seed } from "./sample/seed.ts";
import { withSentinels } from "./http/sentinels.ts";
import { upkeep } from "./upkeep.ts";
import { SigningKeys } from "./tokens/access-tokens.ts";
import type { KeyRing } from "./tokens/key-ring.ts";
import { EncryptionKeys } from "./tokens/sealed-tokens.ts";
import { TrustedProxies } from "./http/rate-limit.ts";
import { identityTokens, type IdentitySource } from "./tokens/identity-tokens.ts";

export interface BackendOptions {
  readonly database: DatabaseLocation;
  /** How many connections to a server's database serve at once. */
  readonly connections: number;
  readonly identity: IdentitySource;
  /** What may be done to the provider's accounts. */
  readonly identities: Identities;
  readonly listenHost: string;
  readonly production: boolean;
  /** What makes it a client of Google; without it the sandbox stands in. */
  readonly google: GoogleClient | undefined;
  /** How many sample users an empty database is filled with; 0 for none. */
  readonly sampleUsers: number;
  /** What it offers beyond §7. */
  readonly capabilities: ReadonlyArray<Capability>;
  /** Whether a line for each request goes to standard output, and not only for one that failed by the server's fault. */
  readonly logRequests: boolean;
  readonly logFormat: LogFormat;
  readonly signingKeys: KeyRing;
  /** What tokens of other services are kept sealed with. */
  readonly encryptionKeys: KeyRing;
  /** Who is told of what calls do. */
  readonly tracer: Tracer | undefined;
  /** How many proxies in front of it say where a request came from. */
  readonly trustedProxies: number;
}

/** Unsigned tokens would be accepted where somebody else could send them. */
export class EmulatorNotAllowed extends Data.TaggedError("EmulatorNotAllowed")<{ readonly reason: string }> {}

const emulatorAllowed = ({ identity, listenHost, production }: BackendOptions) => {
  if (identity.kind !== "emulator") return Effect.void;
  const { projectId } = identity;
  const against = againstEmulator({ projectId, listenHost, production });
  if (against === undefined) return Effect.void;
  const reasons = {
    production: "NODE_ENV is production",
    project: `project ${projectId} is not a demo- project`,
    listener: `the listener ${listenHost} is not loopback`,
  };
  return Effect.fail(new EmulatorNotAllowed({ reason: reasons[against] }));
};

const HEADERS = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/**
 * The reference backend as a handler of Node's HTTP server; everything it holds is let go when the scope closes.
 * Fails with `DataDirectoryLocked` or `DataDirectoryUnusable`, `EmulatorNotAllowed`, or what the
 * database says.
 */
export const backend = Effect.fnUntraced(function* (options: BackendOptions) {
  yield* emulatorAllowed(options);
  const { connections, encryptionKeys, identities, logFormat, signingKeys, tracer, trustedProxies } = options;
  // A scope that begins to close takes in nothing new and cuts off what it took in last: requests have one of their own,
  // which closes after whatever the caller lets requests in with.
  const scope = yield* Effect.acquireRelease(Scope.make(), (requests) => Scope.close(requests, Exit.void));
  const log = yield* Layer.build(logOnStdout(logFormat));
  const records = yield* Layer.build(
    database(options.database, {
      connections,
      prepare: options.sampleUsers > 0 ? seed(options.sampleUsers) : Effect.void,
    }),
  ).pipe(Effect.provideContext(log));
  yield* upkeep.pipe(Effect.provideContext(records), Effect.provideContext(log), Effect.forkScoped);
  const httpEffect = yield* HttpRouter.toHttpEffect(
    app(options.google === undefined ? SANDBOX : google(options.google), options.capabilities).pipe(
      Layer.provide([
        identityTokens(options.identity),
        Layer.succeedContext(records),
        NodeHttpServer.layerHttpServices,
      ]),
    ),
  ).pipe(
    Effect.provideService(HttpRouter.RouterConfig, ROUTER),
    Effect.provideService(SigningKeys, signingKeys),
    Effect.provideService(EncryptionKeys, encryptionKeys),
    Effect.provideService(Identities, identities),
  );
  const answering = httpEffect.pipe(
    orNoRoute,
    underPressure(pressureOf(connections)),
    logged(options.logRequests),
  );
  // Faults on demand stand beside the emulator's unsigned tokens only.
  const whole = compressed(options.identity.kind === "emulator" ? withSentinels(answering) : answering);
  // What all requests have is given to what makes the handler: given to each, it would be put together for each.
  const making = NodeHttpServer.makeHandler(whole, { scope }).pipe(
    Effect.provideService(MaxBodySize, BODY_LIMIT),
    Effect.provideService(TrustedProxies, trustedProxies),
    Effect.provideContext(log),
  );
  const handle = yield* tracer === undefined ? making : Effect.withTracer(making, tracer);
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    handle(request, response);
  };
});
