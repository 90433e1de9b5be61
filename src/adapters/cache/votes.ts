import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Votes } from "../../domain/ports/votes.ts";
import { Reads } from "./reads.ts";

/** `Votes`, remembered; a kitchen shows how many there are. */
export const votesCached = Layer.effect(
  Votes,
  Effect.gen(function* () {
    const votes = yield* Votes;
    const { fresh, touching } = yield* Reads;
    return Votes.of({
      ofKitchen: yield* fresh("votes", votes.ofKitchen),
      ofUser: yield* fresh("votes", votes.ofUser),
      vote: touching(["votes", "kitchens"], votes.vote),
      withdraw: touching(["votes", "kitchens"], votes.withdraw),
    });
  }),
);
