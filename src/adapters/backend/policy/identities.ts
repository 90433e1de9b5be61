import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

/** What may be done to the identity provider's accounts; where nothing gives a right to that, nothing is. */
export interface Identities {
  /** Lets nobody sign in as an identity any more, whatever its user's fate; what the provider refuses is only logged. */
  readonly disable: (uid: string) => Effect.Effect<void>;
}

/** A provider that nothing gives a right over. */
export const UNTOUCHED: Identities = { disable: () => Effect.void };

export const Identities = Context.Reference<Identities>("backend/Identities", {
  defaultValue: () => UNTOUCHED,
});
