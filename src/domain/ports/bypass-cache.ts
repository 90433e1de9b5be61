import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

/** Whether a read asks the backend itself, whatever is remembered (D37, D38). */
export const BypassCache = Context.Reference<boolean>("domain/ports/BypassCache", {
  defaultValue: () => false,
});

/** Reads from the backend itself, whatever is remembered. */
export const anew = Effect.provideService(BypassCache, true);
