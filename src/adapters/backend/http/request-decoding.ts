import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { HttpApiSchemaError } from "effect/http-api/HttpApiError";
import { isHttpServerError } from "effect/http/HttpServerError";
import { Refused } from "../../../domain/remote-failure.ts";
import { refusalOf } from "../../../domain/rules.ts";
import { RequestDecoding } from "../../contract/request-decoding.ts";

const ILLEGIBLE = Refused("The request cannot be read");

/** What the router itself answers to a media type that an operation does not take. */
const UNSUPPORTED_MEDIA_TYPE = 415;

const OF_ANSWERS: ReadonlySet<HttpApiSchemaError["kind"]> = new Set(["Body", "ResponseHeaders"]);

const isOfRequest = (failure: unknown): failure is HttpApiSchemaError =>
  HttpApiSchemaError.is(failure) && !OF_ANSWERS.has(failure.kind);

/** Refuses what cannot be read: parts that are not what the contract says, other media types, bodies that break off or are too large. */
export const requestDecoding = Layer.succeed(RequestDecoding, (answer) =>
  answer.pipe(
    Effect.mapError((failure) =>
      isOfRequest(failure) ? (refusalOf(failure.cause.issue) ?? ILLEGIBLE) : failure,
    ),
    Effect.catchDefect((defect) =>
      isHttpServerError(defect) && defect.reason._tag === "RequestParseError"
        ? Effect.fail(ILLEGIBLE)
        : Effect.die(defect),
    ),
    Effect.filterOrElse(
      ({ status }) => status !== UNSUPPORTED_MEDIA_TYPE,
      () => Effect.fail(ILLEGIBLE),
    ),
  ),
);
