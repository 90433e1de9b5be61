import { Votes } from "../../domain/ports/votes.ts";
import { port } from "./port.ts";

/** A kitchen shows how many there are. */
export const votes = port(Votes)(({ cached, call, invalidating }) => ({
  ofKitchen: cached("votes", (id) => call("votes.ofKitchen", { params: { id } })),
  ofUser: cached("votes", (id) => call("votes.ofUser", { params: { id } })),
  vote: invalidating(["votes", "kitchens"], (payload) => call("votes.vote", { payload })),
  withdraw: invalidating(["votes", "kitchens"], (userId, kitchenId) =>
    call("votes.withdraw", { params: { userId, kitchenId } }),
  ),
}));
