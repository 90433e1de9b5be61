import * as Effect from "effect/Effect";
import { isHttpServerError } from "effect/http/HttpServerError";
import { jsonUnsafe, type HttpServerResponse } from "effect/http/HttpServerResponse";

const NO_ROUTE = jsonUnsafe({ _tag: "NotFound", message: "There is no such call" }, { status: 404 });

/** Answers a path that no route has like everything else that is not there, in JSON. */
export const orNoRoute = <E, R>(
  answer: Effect.Effect<HttpServerResponse, E, R>,
): Effect.Effect<HttpServerResponse, E, R> =>
  Effect.catchIf(
    answer,
    (failure) => isHttpServerError(failure) && failure.reason._tag === "RouteNotFound",
    () => Effect.succeed(NO_ROUTE),
  );
