import * as Effect from "effect/Effect";
import type { NotSent } from "../../domain/saving-failure.ts";

/** What the backend and the identity provider call it when nobody could be reached. */
const isWithoutNetwork = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === "Unreachable" || _tag === "NetworkFailed";

/** A write that says so where it cannot have been sent, because there was no network when it began (D38). */
export const orNotSent = <A, E extends { readonly _tag: string }, R>(
  write: Effect.Effect<A, E, R>,
  isOffline: boolean,
): Effect.Effect<A, E | NotSent, R> =>
  isOffline
    ? Effect.mapError(write, (failure): E | NotSent =>
        isWithoutNetwork(failure) ? { _tag: "NotSent" } : failure,
      )
    : write;
