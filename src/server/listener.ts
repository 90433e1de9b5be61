import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
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

/** A port that is ours. Until `serve` runs it answers 503, so nobody mistakes it for ready. */
export interface Listener {
  readonly server: Server;
  /** The real port, also where 0 was asked for. */
  readonly port: number;
  /** Whether requests are handed over, and no end has begun. */
  readonly isReady: () => boolean;
  /** Hands the requests over, until the scope closes. */
  readonly serve: (handler: Handler, ending?: Ending) => Effect.Effect<void, never, Scope>;
}

/** How the end goes: for how long it still takes requests, and how long those under way may take after that. */
export interface Ending {
  readonly drain: Duration.Duration;
  readonly grace: Duration.Duration;
}

const AT_ONCE: Ending = { drain: Duration.zero, grace: Duration.millis(500) };

/** Longer than a proxy keeps an idle connection (a minute is usual): who closes it first may cut a request off. */
const IDLE_MS = 70_000;

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

const close = (server: Server) =>
  Effect.sync(() => {
    server.close();
    server.closeAllConnections();
  });

/**
 * Takes a port at once, before anything slow begins, and gives it back with the scope. Idle connections never delay
 * the end. Fails with `PortTaken` or `AddressUnusable`.
 */
export const claimPort = Effect.fnUntraced(function* (
  host: string,
  port: number,
  what: Listening,
): Effect.fn.Return<Listener, PortTaken | AddressUnusable, Scope> {
  const underWay = new Set<ServerResponse>();
  /** There once the end has begun: what arrives then on a kept connection is the last of it. */
  let whenDone: (() => void) | undefined;
  let handler = starting;
  let isReady = false;
  const server = createServer((request, response) => {
    underWay.add(response);
    response.once("close", () => {
      underWay.delete(response);
      if (underWay.size === 0) whenDone?.();
    });
    if (whenDone !== undefined) response.shouldKeepAlive = false;
    if (request.url === LIVENESS) response.end("Alive\n");
    else handler(request, response);
  });
  server.keepAliveTimeout = IDLE_MS;
  server.requestTimeout = SENDING_MS;
  yield* Effect.acquireRelease(listening(server, host, port, what), () => close(server));
  const drained = Effect.callback<void>((resume) => {
    whenDone = () => resume(Effect.void);
    server.close();
    for (const response of underWay) response.shouldKeepAlive = false;
    if (underWay.size === 0) whenDone();
  });
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address !== null ? address.port : port,
    isReady: () => isReady,
    serve: (next, { drain, grace } = AT_ONCE) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          handler = next;
          isReady = true;
        }),
        () =>
          Effect.suspend(() => {
            isReady = false;
            const end = drained.pipe(Effect.timeoutOption(grace), Effect.andThen(close(server)));
            return Duration.isZero(drain) ? end : Effect.delay(end, drain);
          }),
      ),
  };
});
