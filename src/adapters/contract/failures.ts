import * as Schema from "effect/Schema";
import type { RemoteFailure, RemoteFailureTag } from "../../domain/remote-failure.ts";

/** The HTTP number of each failure that an answer can carry; written here and nowhere else (§8). */
export const STATUS = {
  Refused: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  NotOffered: 405,
  NotAcceptable: 406,
  Stale: 412,
  RateLimited: 429,
  ServerFailed: 500,
} as const satisfies Partial<Record<RemoteFailureTag, number>>;

const failure = <const Tag extends keyof typeof STATUS, const Fields extends Schema.Struct.Fields>(
  tag: Tag,
  fields: Fields,
) => Schema.TaggedStruct(tag, fields).annotate({ identifier: tag, httpApiStatus: STATUS[tag] });

export const SERVER_FAILED = failure("ServerFailed", { serialization: Schema.Boolean });
/** What a request is answered that asks for something impossible or cannot be read; of which field, if of one (D73). */
export const REFUSED = failure("Refused", {
  message: Schema.String,
  field: Schema.optionalKey(Schema.String),
});

/** What every operation that asks for a token can answer instead of its result. */
export const FAILURES = [
  REFUSED,
  failure("Unauthorized", {}),
  failure("Forbidden", {
    message: Schema.optionalKey(Schema.String),
    feature: Schema.optionalKey(Schema.String),
  }),
  failure("NotFound", { message: Schema.String }),
  failure("NotOffered", {}),
  failure("NotAcceptable", {}),
  failure("Stale", {}),
  failure("RateLimited", { retryAfterSeconds: Schema.Finite }),
  SERVER_FAILED,
] as const;

export type AnsweredFailure = Extract<RemoteFailure, { readonly _tag: keyof typeof STATUS }>;
