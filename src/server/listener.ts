import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as ConnectionServer } from "node:net";
import * as Data from "effect/Data";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";

/** Answers one request; must end the response. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Which of ours wants a port. */
export type Listening = "console" | "emulator" | "metrics";

/** Another program listens on the port. */
export class PortTaken extends Data.TaggedError("PortTaken")<{
  readonly port: number;
  readonly what: Listening;
}> {}

/** The address is not ours to listen on: not of this machine, not permitted, not a name. */
export class AddressUnusable extends Data.TaggedError("AddressUnusable")<{
  readonly host: string;
  readonly port: number;
  readonly what: Listening;
  readonly reason: string;
}> {}

/** A port that is ours. Until `serve` runs nothing listens on it, so that a proxy asks another process. */
export interface Listener {
  readonly server: Server;
  /** The real port, also where 0 was asked for. */
  readonly port: number;
  /** Whether requests are handed over, and no end has begun. */
  readonly isReady: () => boolean;
  /** Hands the requests over, until the scope closes. */
  readonly serve: (
    handler: Handler,
    ending?: Ending,
  ) => Effect.Effect<void, PortTaken | AddressUnusable, Scope>;
}

/** How the end goes: for how long it still takes requests, and how long those under way may take after that. */
export interface Ending {
  readonly drain: Duration.Duration;
  readonly grace: Duration.Duration;
}

const AT_ONCE: Ending = { drain: Duration.zero, grace: Duration.millis(500) };

/** Longer than a proxy keeps an idle connection (a minute is usual): who closes it first may cut a request off. */
const IDLE_MS = 70_000;

/**
 * How long a process that a balancer may still send to waits at its end for what comes on kept connections: closing an idle one
 * at once cuts off what is on its way to it.
 */
const LINGER = Duration.seconds(1);

/** Whoever has not sent a whole request by then is cut off, a picture too: no client of ours waits as long. */
const SENDING_MS = 60_000;

/**
 * So many connections may wait to be taken; the kernel may allow fewer (`net.core.somaxconn`). Of a burst that finds no
 * room each connection is tried again only after 1, 3 and 7 seconds.
 */
const WAITING_CONNECTIONS = 4_096;

/** Answers whoever watches the process that it runs, whatever else it can do. */
const LIVENESS = "/livez";

const starting: Handler = (_request, response) => {
  response
    .writeHead(503, { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "1" })
    .end("Starting\n");
};

const listening = (server: Server, host: string, port: number, what: Listening) =>
  Effect.callback<void, PortTaken | AddressUnusable>((resume) => {
    const refused = (cause: NodeJS.ErrnoException) => {
      resume(
        Effect.fail(
          cause.code === "EADDRINUSE"
            ? new PortTaken({ port, what })
            : new AddressUnusable({ host, port, what, reason: cause.code ?? cause.message }),
        ),
      );
    };
    server.once("error", refused);
    server.listen({ port, host, backlog: WAITING_CONNECTIONS }, () => {
      server.off("error", refused);
      resume(Effect.void);
    });
  });

const cut = (server: Server, whenClosed?: () => void): void => {
  server.close(whenClosed);
  server.closeAllConnections();
};

const close = (server: Server) => Effect.sync(() => cut(server));

const closed = (server: Server) => Effect.callback<void>((resume) => cut(server, () => resume(Effect.void)));

/** Takes no new connections any more, and leaves alone those that ask for nothing, which `server.close` would cut off. */
const stopListening = (server: Server): void => {
  ConnectionServer.prototype.close.call(server);
};

/**
 * Tries a port at once, before anything slow begins, and gives it back with the scope; one that 0 stands for is kept, as
 * nobody knows of it. Without a drain idle connections do not delay the end. Fails with `PortTaken` or `AddressUnusable`.
 */
export const claimPort = Effect.fnUntraced(function* (
  host: string,
  port: number,
  what: Listening,
): Effect.fn.Return<Listener, PortTaken | AddressUnusable, Scope> {
  const underWay = new Set<ServerResponse>();
  /** What arrives then on a kept connection is the last of it. */
  let isEnding = false;
  let whenDone: (() => void) | undefined;
  let handler = starting;
  let isReady = false;
  const server = createServer((request, response) => {
    underWay.add(response);
    response.once("close", () => {
      underWay.delete(response);
      if (underWay.size === 0) whenDone?.();
    });
    if (isEnding) response.shouldKeepAlive = false;
    if (request.url === LIVENESS) response.end("Alive\n");
    else handler(request, response);
  });
  server.keepAliveTimeout = IDLE_MS;
  server.requestTimeout = SENDING_MS;
  yield* Effect.acquireRelease(listening(server, host, port, what), () => close(server));
  const refuse = Effect.sync(() => {
    isEnding = true;
    stopListening(server);
    for (const response of underWay) response.shouldKeepAlive = false;
  });
  const answered = Effect.callback<void>((resume) => {
    whenDone = () => resume(Effect.void);
    server.closeIdleConnections();
    if (underWay.size === 0) whenDone();
  });
  const address = server.address();
  if (port !== 0) yield* closed(server);
  return {
    server,
    port: typeof address === "object" && address !== null ? address.port : port,
    isReady: () => isReady,
    serve: (next, { drain, grace } = AT_ONCE) =>
      Effect.acquireRelease(
        Effect.suspend(() => {
          handler = next;
          isReady = true;
          return server.listening ? Effect.void : listening(server, host, port, what);
        }),
        () =>
          Effect.suspend(() => {
            isReady = false;
            const end = Duration.isZero(drain)
              ? Effect.andThen(refuse, answered)
              : Effect.andThen(Effect.delay(refuse, drain), Effect.delay(answered, LINGER));
            return Effect.timeoutOption(end, Duration.sum(drain, grace)).pipe(Effect.andThen(close(server)));
          }),
      ),
  };
});
