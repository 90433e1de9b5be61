import * as Effect from "effect/Effect";
import { latestFirst } from "../../../domain/instant.ts";
import { type Kitchen, byScore } from "../../../domain/kitchen.ts";
import type { Liking } from "../../../domain/liking.ts";
import { Activities } from "../../../domain/ports/activities.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { Kitchens } from "../../../domain/ports/kitchens.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import { AT_A_TIME } from "../at-a-time.ts";
import { toldBanReason } from "../log/told-ban-reason.ts";

/** A kitchen of the chef's with what was said of it last; no comments where they could not be read. */
export interface OwnKitchen {
  readonly kitchen: Kitchen;
  readonly comments: ReadonlyArray<UserComment> | undefined;
  /** Why it is banned; nothing where nobody said so, or it could not be read. */
  readonly reason: string | undefined;
  /** How it is liked; nothing where the backend keeps no log, or it could not be read. */
  readonly liking: Liking | undefined;
}

const LATEST = 3;

const latest = (comments: ReadonlyArray<UserComment>): ReadonlyArray<UserComment> =>
  latestFirst(comments).slice(0, LATEST);

const orNothing = <A, R>(read: Effect.Effect<A, RemoteFailure, R>) =>
  Effect.orElseSucceed(read, (): A | undefined => undefined);

const readLiking = Effect.fnUntraced(function* ({ kitchenId }: Kitchen) {
  if (!(yield* offers("activity"))) return undefined;
  return yield* Activities.use(({ liking }) => liking(kitchenId));
});

/** The kitchens that are the chef's own, the best first, and their latest comments. */
export const readOwnKitchens = Effect.gen(function* () {
  const kitchens = yield* Kitchens;
  const comments = yield* Comments;
  const own = yield* kitchens.all();
  return yield* Effect.forEach(
    own.items.toSorted(byScore),
    (kitchen) =>
      Effect.all(
        {
          kitchen: Effect.succeed(kitchen),
          comments: orNothing(
            Effect.map(comments.ofKitchen(kitchen.kitchenId), ({ items }) => latest(items)),
          ),
          reason: orNothing(kitchen.banned ? toldBanReason(kitchen.kitchenId) : Effect.undefined),
          liking: orNothing(readLiking(kitchen)),
        },
        { concurrency: "unbounded" },
      ),
    { concurrency: AT_A_TIME },
  );
});
