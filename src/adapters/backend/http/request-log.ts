import { randomUUID } from "node:crypto";
import * as Cause from "effect/Cause";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Logger from "effect/Logger";
import * as Option from "effect/Option";
import { RouteContext } from "effect/http/HttpRouter";
import { causeResponse } from "effect/http/HttpServerError";
import { RequestId } from "../policy/activity-log.ts";
import { active, noteAnswer } from "./request-metrics.ts";
import { unavailability, UNAVAILABLE } from "./unavailable.ts";
import { HttpServerRequest } from "effect/http/HttpServerRequest";
import { setHeader, type HttpServerResponse } from "effect/http/HttpServerResponse";

/** What stands in the log for a path that no route has: the path itself may hold a password. */
const NO_ROUTE = "(no route)";

/** The header by which an answer and its line in the log find each other. */
const REQUEST_ID = "x-request-id";

const SERVER_FAILED = 500;

// The router leaves the route that it found in the fiber's context; a request that found none has no such entry.
const route = Effect.map(
  Effect.serviceOption(RouteContext),
  Option.match({ onNone: () => NO_ROUTE, onSome: (found) => found.route.path }),
);

/** What is answered, and what went wrong where that is why. */
const answered = Effect.fnUntraced(function* <E>(exit: Exit.Exit<HttpServerResponse, E>) {
  if (Exit.isSuccess(exit)) return { response: exit.value, wrong: undefined };
  const why = unavailability(exit.cause);
  if (why !== undefined) return { response: UNAVAILABLE, wrong: why };
  const [response] = yield* causeResponse(exit.cause);
  return { response, wrong: response.status >= SERVER_FAILED ? exit.cause : undefined };
});

/**
 * Gives every answer an id, measures it, and writes one line for each that failed by the server's own fault, or for all: method,
 * template of the route, status, milliseconds, id, cause. Never the address, a record's id, a query or a token.
 */
export const logged =
  (all: boolean) =>
  <E, R>(
    httpEffect: Effect.Effect<HttpServerResponse, E, R>,
  ): Effect.Effect<HttpServerResponse, E, R | HttpServerRequest> => {
    const answering = (id: string) =>
      Effect.gen(function* () {
        const { method } = yield* HttpServerRequest;
        const start = yield* Clock.currentTimeMillis;
        const exit = yield* Effect.exit(active(httpEffect));
        const took = (yield* Clock.currentTimeMillis) - start;
        const { response, wrong } = yield* answered(exit);
        const call = { method, route: yield* route, status: response.status };
        yield* noteAnswer(call, took);
        const line = `${method} ${call.route} ${call.status} ${took} ms`;
        const writing = Effect.annotateLogs({ request: id });
        if (typeof wrong === "string") yield* writing(Effect.logError(`${line} (${wrong})`));
        else if (wrong !== undefined) yield* writing(Effect.logError(line, wrong));
        else if (all) yield* writing(Effect.logInfo(line));
        // Whoever went away before the answer is told nothing.
        if (Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause)) return yield* exit;
        return setHeader(response, REQUEST_ID, id);
      });
    // Around all of it: the router leaves the route in the context in which it was asked.
    return Effect.flatMap(Effect.sync(randomUUID), (id) =>
      Effect.provideService(answering(id), RequestId, id),
    );
  };

export type LogFormat = "text" | "json";

/** The log on standard output, one line for each entry. */
export const logOnStdout = (format: LogFormat) =>
  Logger.layer([format === "json" ? Logger.consoleJson : Logger.consoleLogFmt]);
