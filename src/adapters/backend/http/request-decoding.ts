import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { HttpApiSchemaError } from "effect/http-api/HttpApiError";
import { isHttpServerError } from "effect/http/HttpServerError";
import { REFUSED } from "../../contract/failures.ts";
import { RequestDecoding } from "../../contract/request-decoding.ts";

const ILLEGIBLE = Effect.fail(REFUSED.make({ message: "The request cannot be read" }));

/** What the router itself answers to a media type that an operation does not take. */
const UNSUPPORTED_MEDIA_TYPE = 415;

const OF_ANSWERS: ReadonlySet<HttpApiSchemaError["kind"]> = new Set(["Body", "ResponseHeaders"]);

/** Refuses what cannot be read: parts that are not what the contract says, other media types, bodies that break off or are too large. */
export const requestDecoding = Layer.succeed(RequestDecoding, (answer) =>
  answer.pipe(
    Effect.catchIf(
      (failure) => HttpApiSchemaError.is(failure) && !OF_ANSWERS.has(failure.kind),
      () => ILLEGIBLE,
    ),
    Effect.catchDefect((defect) =>
      isHttpServerError(defect) && defect.reason._tag === "RequestParseError"
        ? ILLEGIBLE
        : Effect.die(defect),
    ),
    Effect.filterOrElse(
      ({ status }) => status !== UNSUPPORTED_MEDIA_TYPE,
      () => ILLEGIBLE,
    ),
  ),
);
