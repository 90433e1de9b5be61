import * as Effect from "effect/Effect";
import { NotSent } from "../domain/saving-failure.ts";
import type { SignedInActors } from "./app.ts";

/** What the backend and the identity provider call it when nobody could be reached. */
const isWithoutNetwork = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === "Unreachable" || _tag === "NetworkFailed";

/** Makes a write say so where it cannot have been sent, because there is no network when it begins (D38). */
export const orNotSent =
  (deletions: SignedInActors["deletions"]) =>
  <A, E extends { readonly _tag: string }, R>(
    write: Effect.Effect<A, E, R>,
  ): Effect.Effect<A, E | NotSent, R> =>
    deletions.getSnapshot().hasTag("offline")
      ? Effect.mapError(write, (failure): E | NotSent => (isWithoutNetwork(failure) ? NotSent : failure))
      : write;
