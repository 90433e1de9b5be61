import * as Context from "effect/Context";

/** Why a change is made, where somebody said so; kept with it by a backend that has the capability `activity` (D66). */
export const Reason = Context.Reference<string | undefined>("domain/ports/Reason", {
  defaultValue: () => undefined,
});
