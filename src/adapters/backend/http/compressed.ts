import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import * as Effect from "effect/Effect";
import * as HttpBody from "effect/http/HttpBody";
import { HttpServerRequest } from "effect/http/HttpServerRequest";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import { weightOf } from "./accepted-weights.ts";

/** An answer of fewer bytes fits into one packet as it is. */
const WORTHWHILE = 1_024;

const TEXT = /^(?:text\/|application\/json)/u;

const deflate = promisify(gzip);

/** Answers in text that are worth it are compressed for those who take it. */
export const compressed = <E, R>(
  httpEffect: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
): Effect.Effect<HttpServerResponse.HttpServerResponse, E, R | HttpServerRequest> =>
  Effect.gen(function* () {
    const { headers } = yield* HttpServerRequest;
    const response = yield* httpEffect;
    const { body } = response;
    if (body._tag !== "Uint8Array" || body.contentLength <= WORTHWHILE || !TEXT.test(body.contentType))
      return response;
    const varying = HttpServerResponse.setHeader(response, "vary", "Accept-Encoding");
    if (weightOf(headers["accept-encoding"], "gzip") === 0) return varying;
    const smaller = yield* Effect.promise(() => deflate(body.body, { level: constants.Z_BEST_SPEED }));
    return varying.pipe(
      HttpServerResponse.setBody(HttpBody.uint8Array(smaller, body.contentType)),
      HttpServerResponse.setHeader("content-encoding", "gzip"),
    );
  });
