import * as Context from "effect/Context";

/** Whether a read asks the backend itself, whatever is remembered (D37, D38). */
export const BypassCache = Context.Reference<boolean>("domain/ports/BypassCache", {
  defaultValue: () => false,
});
