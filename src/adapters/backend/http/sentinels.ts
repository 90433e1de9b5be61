import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schedule from "effect/Schedule";
import * as Stream from "effect/Stream";
import * as Struct from "effect/Struct";
import type { HttpServerError } from "effect/http/HttpServerError";
import * as HttpServerRequest from "effect/http/HttpServerRequest";
import * as HttpServerResponse from "effect/http/HttpServerResponse";

/**
 * The header that asks for a fault; a record whose id, name or search text holds `sentinel-<fault>` asks as well, and
 * so does the exchange of an identity token whose e-mail address does.
 */
export const SENTINEL_HEADER = "x-sentinel";

const MEBIBYTE = 1024 * 1024;
const bytes = new TextEncoder();
const JSON_TYPE = { contentType: "application/json" };

const dripping = Stream.fromEffectSchedule(
  Effect.succeed(bytes.encode(" ")),
  Schedule.spaced(Duration.seconds(1)),
);
const overflowing = Stream.range(1, 17).pipe(Stream.map(() => new Uint8Array(MEBIBYTE).fill(32)));
// A moment passes before the end, so that the beginning has left by then.
const breakingOff = Stream.concat(
  Stream.make(bytes.encode('[{"userId":')),
  Stream.fromEffect(Effect.delay(Effect.fail("the answer breaks off here"), Duration.millis(100))),
);

const failed = (status: number, message: string, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.jsonUnsafe({ message }, { status, headers });

const ANSWERS = {
  "401": failed(401, "The token is invalid or expired"),
  "403": failed(403, "Access denied"),
  "404": failed(404, "Not found"),
  "406": failed(406, "Not acceptable"),
  "409": failed(409, "It is taken"),
  "412": failed(412, "It is in another state by now"),
  "429": failed(429, "Too many requests", { "retry-after": "7" }),
  "500": failed(500, "Something went wrong"),
  serialization: failed(500, "Serialization of the answer failed"),
  malformed: HttpServerResponse.text('{"userId":', JSON_TYPE),
  "wrong-shape": HttpServerResponse.jsonUnsafe({ unexpected: true }),
  empty: HttpServerResponse.text("", JSON_TYPE),
  html: HttpServerResponse.html("<!doctype html><title>Not the answer</title>"),
  truncated: HttpServerResponse.stream(breakingOff, JSON_TYPE),
  slow: HttpServerResponse.stream(dripping, JSON_TYPE),
  huge: HttpServerResponse.stream(overflowing, JSON_TYPE),
  redirect: HttpServerResponse.redirect("https://example.com/"),
} satisfies Readonly<Record<string, HttpServerResponse.HttpServerResponse>>;

/** The ways in which an answer can go wrong that the backend shows on demand. */
export const FAULTS = Struct.keys(ANSWERS);

export type Fault = (typeof FAULTS)[number];

const faultNamed = (name: string | undefined): Fault | undefined => FAULTS.find((fault) => fault === name);

const decode = Option.liftThrowable(decodeURIComponent);
const decoded = (url: string): string => Option.getOrElse(decode(url.replaceAll("+", " ")), () => url);

const faultIn = (text: string): Fault | undefined => faultNamed(/sentinel-([a-z0-9-]+)/u.exec(text)?.[1]);

/** What an unsigned token of the emulator says; a signed one has a signature at its end and is left alone. */
const UNSIGNED_TOKEN = /"[\w-]+\.([\w-]+)\."/u;

const faultInJson = (text: string): Fault | undefined => {
  const payload = UNSIGNED_TOKEN.exec(text)?.[1] ?? "";
  return faultIn(text) ?? faultIn(Buffer.from(payload, "base64url").toString());
};

const asksForFault = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  const named = faultNamed(request.headers[SENTINEL_HEADER]) ?? faultIn(decoded(request.url));
  // Only JSON is looked into: an upload is a stream that can be read once.
  const isJson = request.headers["content-type"]?.startsWith("application/json") === true;
  if (named !== undefined || !isJson) return named;
  return yield* Effect.match(request.text, { onFailure: () => undefined, onSuccess: faultInJson });
});

/** Answers with a fault where a request asks for one. For development and tests: production never wraps its routes. */
export const withSentinels = <E, R>(
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E | HttpServerError, R>,
) => Effect.flatMap(asksForFault, (fault) => (fault === undefined ? answer : Effect.succeed(ANSWERS[fault])));
