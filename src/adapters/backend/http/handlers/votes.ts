import * as Effect from "effect/Effect";
import type { Id } from "../../../../domain/id.ts";
import { Votes } from "../../../../domain/ports/votes.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { ownerOrAdmin } from "../../policy/ownership.ts";
import { allTold } from "./collections.ts";

/** Goes on in one's own name; in anybody's as an admin. */
const inTheNameOf = (userId: Id<"user">) => ownerOrAdmin(Effect.succeed(userId));

export const votesHandlers = group("votes", function* () {
  const votes = yield* Votes;
  return (handlers) =>
    handlers.handleAll({
      ofKitchen: ({ params }) => allTold(votes.ofKitchen(params.id)),
      ofUser: ({ params }) => allTold(Effect.andThen(inTheNameOf(params.id), votes.ofUser(params.id))),
      vote: ({ payload }) =>
        withAnsweredFailures(Effect.andThen(inTheNameOf(payload.user.userId), votes.vote(payload))),
      withdraw: ({ params }) =>
        withAnsweredFailures(
          Effect.andThen(inTheNameOf(params.userId), votes.withdraw(params.userId, params.kitchenId)),
        ),
    });
});
