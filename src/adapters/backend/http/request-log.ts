import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Logger from "effect/Logger";
import * as Option from "effect/Option";
import { RouteContext } from "effect/http/HttpRouter";
import { causeResponse } from "effect/http/HttpServerError";
import { HttpServerRequest } from "effect/http/HttpServerRequest";
import type { HttpServerResponse } from "effect/http/HttpServerResponse";

/** What stands in the log for a path that no route has: the path itself may hold a password. */
const NO_ROUTE = "(no route)";

// The router leaves the route that it found in the fiber's context; a request that found none has no such entry.
const route = Effect.contextWith((context: Context.Context<never>) =>
  Effect.succeed(
    Option.match(Context.getOption(context, RouteContext), {
      onNone: () => NO_ROUTE,
      onSome: (found) => found.route.path,
    }),
  ),
);

const statusOf = <E>(exit: Exit.Exit<HttpServerResponse, E>): Effect.Effect<number> =>
  Exit.isSuccess(exit)
    ? Effect.succeed(exit.value.status)
    : Effect.map(causeResponse(exit.cause), ([response]) => response.status);

/**
 * Writes one line for each request: method, template of the route, status, milliseconds. Never the address, an id,
 * a query or a token.
 */
export const logged = <E, R>(
  httpEffect: Effect.Effect<HttpServerResponse, E, R>,
): Effect.Effect<HttpServerResponse, E, R | HttpServerRequest> =>
  Effect.gen(function* () {
    const { method } = yield* HttpServerRequest;
    const start = yield* Clock.currentTimeMillis;
    const exit = yield* Effect.exit(httpEffect);
    const took = (yield* Clock.currentTimeMillis) - start;
    yield* Effect.logInfo(`${method} ${yield* route} ${yield* statusOf(exit)} ${took} ms`);
    return yield* exit;
  });

/** The log on standard output, one line for each entry. */
export const logOnStdout = Logger.layer([Logger.consoleLogFmt]);
