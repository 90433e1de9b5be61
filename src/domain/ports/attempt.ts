import * as Context from "effect/Context";

/** The key under which a record is created (P53): a backend that keeps such keys creates one record for each. */
export const Attempt = Context.Reference<string | undefined>("domain/ports/Attempt", {
  defaultValue: () => undefined,
});
