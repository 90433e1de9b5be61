import type { Effect } from "effect/Effect";
import type { NotSent } from "../domain/saving-failure.ts";
import { orNotSent } from "../machines/use-cases/or-not-sent.ts";
import { useSignedInActors } from "./app-context.ts";

/** Makes a write say so where it cannot have been sent, because there is no network when it begins (D38). */
export const useOrNotSent = () => {
  const { deletions } = useSignedInActors();
  return <A, E extends { readonly _tag: string }, R>(write: Effect<A, E, R>): Effect<A, E | NotSent, R> =>
    orNotSent(write, deletions.getSnapshot().hasTag("offline"));
};
