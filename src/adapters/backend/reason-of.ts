import { isSqlError } from "effect/sql/SqlError";

/** What a failure says. One of the database's driver says it inside, and so does one of several, of a name's addresses. */
export const reasonOf = (cause: unknown): string => {
  if (isSqlError(cause)) return reasonOf(cause.reason.cause);
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(", ");
  return cause instanceof Error ? cause.message : String(cause);
};
