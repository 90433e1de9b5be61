import * as Effect from "effect/Effect";
import type { SavingFailure } from "../../domain/saving-failure.ts";

const withoutNetwork = (failure: SavingFailure): SavingFailure =>
  failure._tag === "Unreachable" ? { _tag: "NotSent" } : failure;

/** A write that says so where it cannot have been sent, because there was no network when it began (D38). */
export const orNotSent = <A, R>(
  write: Effect.Effect<A, SavingFailure, R>,
  isOffline: boolean,
): Effect.Effect<A, SavingFailure, R> => (isOffline ? Effect.mapError(write, withoutNetwork) : write);
