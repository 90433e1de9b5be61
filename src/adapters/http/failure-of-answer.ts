import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import {
  Forbidden,
  NotAcceptable,
  NotFound,
  NotOffered,
  RateLimited,
  Refused,
  ServerFailed,
  Unauthorized,
  type RemoteFailure,
} from "../../domain/remote-failure.ts";
import { STATUS } from "../contract/failures.ts";

const WithMessage = Schema.fromJsonString(Schema.Struct({ message: Schema.String }));
const messageOf = (body: string): string =>
  Option.match(Schema.decodeOption(WithMessage)(body), {
    onNone: () => (body.trimStart().startsWith("<") ? "" : body.slice(0, 200)),
    onSome: ({ message }) => message,
  });

const NOT_IMPLEMENTED = 501;

/** Seconds to wait when a backend says "too many" without saying how long. */
const DEFAULT_RETRY_AFTER = 1;

const retryAfter = (header: string | undefined): number => {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_RETRY_AFTER;
};

/** An answer that is not a success, as far as its failure can be told from it. */
export interface FailedAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfterHeader: string | undefined;
}

/** What a failed answer means (§8, D32, D33). The only place where a number becomes a fact. */
export const failureOfAnswer = ({ status, body, retryAfterHeader }: FailedAnswer): RemoteFailure => {
  switch (status) {
    case STATUS.Unauthorized:
      return Unauthorized;
    case STATUS.Forbidden:
      return Forbidden;
    case STATUS.NotFound:
      return NotFound(messageOf(body));
    case STATUS.NotOffered:
    case NOT_IMPLEMENTED:
      return NotOffered;
    case STATUS.NotAcceptable:
      return NotAcceptable;
    case STATUS.RateLimited:
      return RateLimited(retryAfter(retryAfterHeader));
    default:
      return status >= STATUS.ServerFailed
        ? ServerFailed(/seriali[sz]ation/iu.test(body))
        : Refused(messageOf(body));
  }
};
