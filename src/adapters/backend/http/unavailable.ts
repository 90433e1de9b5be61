import * as Cause from "effect/Cause";
import { jsonUnsafe } from "effect/http/HttpServerResponse";
import { isSqlError } from "effect/sql/SqlError";
import { IdentityProviderAway } from "../tokens/identity-tokens.ts";

/** What the service answers that cannot work now and will soon. */
export const UNAVAILABLE = jsonUnsafe(
  { message: "The service is busy. Try again." },
  { status: 503, headers: { "retry-after": "1" } },
);

/** The database is gone, or holds what is asked for longer than anybody waits. */
const PASSING: ReadonlySet<string> = new Set([
  "ConnectionError",
  "LockTimeoutError",
  "StatementTimeoutError",
]);

const isPassing = (reason: Cause.Reason<unknown>): boolean => {
  const thrown = Cause.isDieReason(reason) ? reason.defect : undefined;
  return thrown instanceof IdentityProviderAway || (isSqlError(thrown) && PASSING.has(thrown.reason._tag));
};

/** Whether the database or the identity provider was what could not be reached: to the domain that is a defect. */
export const isUnavailable = (cause: Cause.Cause<unknown>): boolean => cause.reasons.some(isPassing);
