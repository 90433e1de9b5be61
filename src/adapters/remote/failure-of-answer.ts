import * as Context from "effect/Context";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import {
  Forbidden,
  isUnknownUser,
  NotAcceptable,
  NotFound,
  NotOffered,
  RateLimited,
  Refused,
  ServerFailed,
  Stale,
  TimedOut,
  Unauthorized,
  Unreachable,
  type RemoteFailure,
} from "../../domain/remote-failure.ts";
import { STATUS } from "../contract/failures.ts";

const Said = Schema.fromJsonString(
  Schema.Struct({
    message: Schema.optional(Schema.String),
    field: Schema.optional(Schema.String),
    feature: Schema.optional(Schema.String),
    retryAfterSeconds: Schema.optional(Schema.Finite),
    serialization: Schema.optional(Schema.Boolean),
  }),
);

/** What a body says by the names of the contract; nothing where it is no such JSON. */
const saidBy = (body: string): typeof Said.Type =>
  Option.getOrElse(Schema.decodeOption(Said)(body), () => ({}));

/** Whether a body is a page in place of an answer, whatever it says that it is. */
export const isPage = (body: string): boolean => body.trimStart().startsWith("<");

const messageOf = (body: string): string => saidBy(body).message ?? (isPage(body) ? "" : body.slice(0, 200));

const isAboutSerialization = (body: string): boolean =>
  saidBy(body).serialization ?? /seriali[sz]ation/iu.test(body);

const NOT_IMPLEMENTED = 501;
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;

/** Seconds to wait when a backend says "too many" without saying how long. */
const DEFAULT_RETRY_AFTER = 1;

/** Seconds, or a date of HTTP (RFC 9110, 10.2.3), which is told by its zone. */
const secondsIn = (header: string, at: number): number =>
  header.endsWith("GMT") ? Math.ceil((Date.parse(header) - at) / 1_000) : Number(header);

/** The longest that a backend is left alone for, in seconds: a day. A timer that waits too long ends at once. */
const LONGEST_RETRY_AFTER = 86_400;

/** How long a backend wants to be left alone, in seconds; nothing where it does not say. */
const retryAfter = ({ at, body, retryAfterHeader = "" }: FailedAnswer): number | undefined =>
  [secondsIn(retryAfterHeader, at), saidBy(body).retryAfterSeconds ?? 0]
    .filter((seconds) => Number.isFinite(seconds) && seconds > 0)
    .map((seconds) => Math.min(seconds, LONGEST_RETRY_AFTER))[0];

/** As much of a request's id as finds its line in the log. */
const reportOf = (requestId: string | undefined): string | undefined =>
  /^[\w-]{8,64}$/u.test(requestId ?? "") ? requestId?.slice(0, 8) : undefined;

const forbidden = ({ message = "", feature }: typeof Said.Type): RemoteFailure =>
  message === "" ? Forbidden : { ...Forbidden, message, ...(feature !== undefined && { feature }) };

/** An answer that is not a success, as far as its failure can be told from it. */
export interface FailedAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfterHeader: string | undefined;
  readonly requestId: string | undefined;
  /** When it came, in epoch milliseconds. */
  readonly at: number;
}

/** What a failed answer means. The only place where a number becomes a fact. */
export const failureOfAnswer = (answer: FailedAnswer): RemoteFailure => {
  const { status, body, requestId } = answer;
  switch (status) {
    case STATUS.Unauthorized:
      return Unauthorized;
    case STATUS.Forbidden:
      return forbidden(saidBy(body));
    case STATUS.NotFound:
      return NotFound(messageOf(body));
    case STATUS.NotOffered:
    case NOT_IMPLEMENTED:
      return NotOffered;
    // A gateway that got no answer: what it was asked for may have been done (D38).
    case BAD_GATEWAY:
      return Unreachable;
    case GATEWAY_TIMEOUT:
      return TimedOut;
    case STATUS.NotAcceptable:
      return NotAcceptable;
    case STATUS.Stale:
      return Stale;
    case STATUS.RateLimited:
      return RateLimited(retryAfter(answer) ?? DEFAULT_RETRY_AFTER);
    default:
      return status >= STATUS.ServerFailed
        ? ServerFailed(isAboutSerialization(body), reportOf(requestId), retryAfter(answer))
        : Refused(messageOf(body), saidBy(body).field);
  }
};

/**
 * What a failed answer to the exchange means: one that says "user not found" means what 404 does, whatever its number.
 * Elsewhere it would hide an expired session or a fault of the server.
 */
export const failureOfExchange = (answer: FailedAnswer): RemoteFailure => {
  const said = Refused(messageOf(answer.body));
  return isUnknownUser(said) ? NotFound(messageOf(answer.body)) : failureOfAnswer(answer);
};

/** How the call that is under way reads a failed answer. */
export const ReadingOfFailures = Context.Reference<(answer: FailedAnswer) => RemoteFailure>(
  "adapters/remote/ReadingOfFailures",
  { defaultValue: () => failureOfAnswer },
);
