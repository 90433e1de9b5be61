import * as Effect from "effect/Effect";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { User } from "../../../domain/user.ts";
import { CurrentUser } from "../../contract/access.ts";
import { STATUS, type AnsweredFailure } from "../../contract/failures.ts";
import { Noting } from "../policy/activity-log.ts";

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

/** The same of what a handler does in the name of whoever asks. */
export const asCaller = <A, R>(act: (caller: User) => Effect.Effect<A, RemoteFailure, R>) =>
  withAnsweredFailures(CurrentUser.use(act));
