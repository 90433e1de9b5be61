import * as Cause from "effect/Cause";
import * as Predicate from "effect/Predicate";
import { jsonUnsafe } from "effect/http/HttpServerResponse";
import { isSqlError, type SqlError } from "effect/sql/SqlError";
import { reasonOf } from "../reason-of.ts";
import { IdentityProviderAway } from "../tokens/identity-tokens.ts";

/** What the service answers that cannot work now and will soon. */
export const UNAVAILABLE = jsonUnsafe(
  { message: "The service is busy. Try again." },
  { status: 503, headers: { "retry-after": "1" } },
);

/** The database is gone, holds what is asked for longer than anybody waits, or gave way to another transaction. */
const PASSING: ReadonlySet<string> = new Set([
  "ConnectionError",
  "LockTimeoutError",
  "StatementTimeoutError",
  "DeadlockError",
  "SerializationError",
]);

/** It shuts down, starts, has no connection left or has ended one that was idle: PostgreSQL's codes for what the client calls unknown. */
const PASSING_CODES: ReadonlySet<unknown> = new Set(["57P01", "57P02", "57P03", "53300", "25P03"]);

const isPassingError = ({ reason }: SqlError): boolean =>
  PASSING.has(reason._tag) ||
  (Predicate.hasProperty(reason.cause, "code") && PASSING_CODES.has(reason.cause.code));

const passing = (reason: Cause.Reason<unknown>): string | undefined => {
  const thrown = Cause.isDieReason(reason) ? reason.defect : undefined;
  if (thrown instanceof IdentityProviderAway) return `${thrown._tag}: ${reasonOf(thrown.cause)}`;
  return isSqlError(thrown) && isPassingError(thrown)
    ? `${thrown.reason._tag}: ${reasonOf(thrown)}`
    : undefined;
};

/**
 * That it was the database or the identity provider which could not be reached, to the domain a defect, and why: in one line
 * without a stack, as an outage has as many as there are requests.
 */
export const unavailability = (cause: Cause.Cause<unknown>): string | undefined =>
  cause.reasons.map(passing).find((why) => why !== undefined);
