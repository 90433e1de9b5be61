import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

/** Why a change is made, where somebody said so; kept with it by a backend that has the capability `activity` (D66). */
export const Reason = Context.Reference<string | undefined>("domain/ports/Reason", {
  defaultValue: () => undefined,
});

/** Makes a change for a reason; for none where it says nothing. */
export const because = (reason = "") => Effect.provideService(Reason, reason.trim() || undefined);
