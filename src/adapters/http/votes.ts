import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Votes } from "../../domain/ports/votes.ts";
import { Call } from "./call.ts";

/** `Votes` over HTTP. */
export const votesHttp = Layer.effect(
  Votes,
  Effect.map(Call, (call) =>
    Votes.of({
      ofKitchen: (id) => call("votes.ofKitchen", ({ votes }) => votes.ofKitchen({ params: { id } })),
      ofUser: (id) => call("votes.ofUser", ({ votes }) => votes.ofUser({ params: { id } })),
      vote: (vote) => call("votes.vote", ({ votes }) => votes.vote({ payload: vote })),
      withdraw: (userId, kitchenId) =>
        call("votes.withdraw", ({ votes }) => votes.withdraw({ params: { userId, kitchenId } })),
    }),
  ),
);
