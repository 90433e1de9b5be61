import * as Effect from "effect/Effect";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { Noting } from "../policy/activity-log.ts";
import { STATUS, type AnsweredFailure } from "../../contract/failures.ts";

const isAnswered = (failure: RemoteFailure): failure is AnsweredFailure =>
  Object.hasOwn(STATUS, failure._tag);

/**
 * What a handler does, as one change where it is noted, and a port's failures as answers; those that only a caller of a
 * remote service can see would be a bug here.
 */
export const withAnsweredFailures = <A, R>(
  effect: Effect.Effect<A, RemoteFailure, R>,
): Effect.Effect<A, AnsweredFailure, R> =>
  Effect.flatMap(Noting, (noting) =>
    noting === undefined || noting.isInParts ? effect : noting.whole(effect),
  ).pipe(Effect.catch((failure) => (isAnswered(failure) ? Effect.fail(failure) : Effect.die(failure))));
