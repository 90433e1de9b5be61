import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Stream from "effect/Stream";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import * as HttpClient from "effect/http/HttpClient";
import type { HttpClientError } from "effect/http/HttpClientError";
import * as HttpClientRequest from "effect/http/HttpClientRequest";
import * as HttpClientResponse from "effect/http/HttpClientResponse";
import { Unreachable, Unreadable, type RemoteFailure } from "../../domain/remote-failure.ts";
import { isPage, ReadingOfFailures } from "./failure-of-answer.ts";

/** The longest body that is read, in bytes; what is longer is cut off and unreadable. */
const BODY_LIMIT = 16 * 1024 * 1024;

/** A body that breaks off is the network's fault like an answer that never comes; it says nothing about the answer. */
const wholeBody = Effect.fnUntraced(function* (response: HttpClientResponse.HttpClientResponse) {
  let size = 0;
  return yield* response.stream.pipe(
    Stream.tap((chunk) => {
      size += chunk.byteLength;
      return size > BODY_LIMIT ? Effect.fail(Unreadable) : Effect.void;
    }),
    Stream.mkUint8Array,
    Effect.catchTag("HttpClientError", ({ reason }) =>
      reason._tag === "EmptyBodyError" ? Effect.succeed(new Uint8Array()) : Effect.fail(Unreachable),
    ),
  );
});

const text = new TextDecoder();

/** As much of a body as tells a page from an answer, in bytes. */
const BEGINNING = 256;

/** Reads the whole answer and tells success from failure; what comes out has its body in memory. */
const settled = Effect.fnUntraced(function* (response: HttpClientResponse.HttpClientResponse) {
  const body = yield* wholeBody(response);
  const { status, headers } = response;
  if (status >= 200 && status < 300) {
    if (isPage(text.decode(body.subarray(0, BEGINNING)))) return yield* Effect.fail(Unreadable);
    // The contract knows one number for success; a backend that answers by another means no less.
    const web = new Response(body.byteLength === 0 ? null : body, { headers });
    return HttpClientResponse.fromWeb(response.request, web);
  }
  const failureOf = yield* ReadingOfFailures;
  return yield* Effect.fail(
    failureOf({
      status,
      body: text.decode(body),
      retryAfterHeader: headers["retry-after"],
      requestId: headers["x-request-id"],
      at: yield* Clock.currentTimeMillis,
    }),
  );
});

/** Requests that only ever go to our own origin: no cookies, no redirects, no trace headers. */
const fetchOnce = FetchHttpClient.layer.pipe(
  Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: "error", credentials: "omit" })),
);

export type Transport = HttpClient.HttpClient.With<HttpClientError | RemoteFailure>;

/** The single way out of the browser: the addresses are the contract's, relative to our own origin. */
export const transport: Effect.Effect<Transport> = Effect.map(HttpClient.HttpClient, (client) =>
  client.pipe(
    HttpClient.mapRequest(HttpClientRequest.setHeader("X-Requested-With", "XMLHttpRequest")),
    HttpClient.transformResponse(Effect.provideService(HttpClient.TracerPropagationEnabled, false)),
    HttpClient.transformResponse(Effect.flatMap(settled)),
  ),
).pipe(Effect.provide(fetchOnce));
