import * as Effect from "effect/Effect";
import { isHttpServerError } from "effect/http/HttpServerError";
import { HttpServerRequest } from "effect/http/HttpServerRequest";
import { jsonUnsafe, type HttpServerResponse } from "effect/http/HttpServerResponse";
import { STATUS } from "../../contract/failures.ts";
import { methodsAt } from "./calls.ts";

const NO_ROUTE = jsonUnsafe(
  { _tag: "NotFound", message: "There is no such call" },
  { status: STATUS.NotFound },
);

const byOthersOnly = (methods: ReadonlyArray<string>): HttpServerResponse =>
  jsonUnsafe({ _tag: "NotOffered" }, { status: STATUS.NotOffered, headers: { allow: methods.join(", ") } });

/** Answers a path that no route has like everything else that is not there, in JSON; one that has calls by other methods, with those. */
export const orNoRoute = <E, R>(
  answer: Effect.Effect<HttpServerResponse, E, R>,
): Effect.Effect<HttpServerResponse, E, R | HttpServerRequest> =>
  Effect.catchIf(
    answer,
    (failure) => isHttpServerError(failure) && failure.reason._tag === "RouteNotFound",
    () =>
      Effect.map(HttpServerRequest, ({ url }) => {
        const methods = methodsAt(url);
        return methods.length === 0 ? NO_ROUTE : byOthersOnly(methods);
      }),
  );
