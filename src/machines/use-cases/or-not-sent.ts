import * as Effect from "effect/Effect";
import type { NotSent } from "../../domain/saving-failure.ts";

/** What the backend and the identity provider call it when nobody could be reached. */
const WITHOUT_NETWORK = new Set(["Unreachable", "NetworkFailed"]);

const NOT_SENT: NotSent = { _tag: "NotSent" };

/** A write that says so where it cannot have been sent, because there was no network when it began (D38). */
export const orNotSent = <A, E extends { readonly _tag: string }, R>(
  write: Effect.Effect<A, E, R>,
  isOffline: boolean,
): Effect.Effect<A, E | NotSent, R> =>
  isOffline
    ? Effect.mapError(write, (failure) => (WITHOUT_NETWORK.has(failure._tag) ? NOT_SENT : failure))
    : write;
