import * as Effect from "effect/Effect";
import { Votes } from "../../../../domain/ports/votes.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { selfOrAdmin } from "../../policy/ownership.ts";
import { allTold } from "./collections.ts";

export const votesHandlers = group("votes", function* () {
  const votes = yield* Votes;
  return (handlers) =>
    handlers.handleAll({
      ofKitchen: ({ params }) => allTold(votes.ofKitchen(params.id)),
      ofUser: ({ params }) => allTold(Effect.andThen(selfOrAdmin(params.id), votes.ofUser(params.id))),
      vote: ({ payload }) =>
        withAnsweredFailures(Effect.andThen(selfOrAdmin(payload.user.userId), votes.vote(payload))),
      withdraw: ({ params }) =>
        withAnsweredFailures(
          Effect.andThen(selfOrAdmin(params.userId), votes.withdraw(params.userId, params.kitchenId)),
        ),
    });
});
