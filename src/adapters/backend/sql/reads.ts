import * as Effect from "effect/Effect";
import type { SqlError } from "effect/sql/SqlError";
import { readable, type Records } from "../../../domain/records.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

/** All that a statement reads, as records. */
export const recordsBy =
  <R, A>(itemOf: (row: R) => A) =>
  (rows: Effect.Effect<ReadonlyArray<R>, SqlError>): Effect.Effect<Records<A>> =>
    rows.pipe(
      Effect.orDie,
      Effect.map((all) => readable(all.map(itemOf))),
    );

/** What is made of the first of what a statement reads, which may be nothing. */
export const firstBy =
  <A, B>(valueOf: (row: A | undefined) => B) =>
  (rows: Effect.Effect<ReadonlyArray<A>, SqlError>): Effect.Effect<B> =>
    rows.pipe(
      Effect.orDie,
      Effect.map(([row]) => valueOf(row)),
    );

/** Whether a statement reads anything, or gives back anything that it wrote. */
export const isAny = firstBy((row: unknown) => row !== undefined);

/** The first of what a statement reads, or gives back of what it wrote; `failure` where there is none. */
export const firstOr =
  (failure: RemoteFailure) =>
  <A>(rows: Effect.Effect<ReadonlyArray<A>, RemoteFailure | SqlError>): Effect.Effect<A, RemoteFailure> =>
    rows.pipe(
      Effect.catchTag("SqlError", Effect.die),
      Effect.flatMap(([row]) => (row === undefined ? Effect.fail(failure) : Effect.succeed(row))),
    );
