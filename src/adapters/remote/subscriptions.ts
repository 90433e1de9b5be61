import { Subscriptions } from "../../domain/ports/subscriptions.ts";
import { port } from "./port.ts";

export const subscriptions = port(Subscriptions)(({ cached, call, invalidating }) => ({
  info: cached("subscriptions", () => call("subscriptions.info")),
  plans: cached("subscriptions", () => call("subscriptions.plans")),
  ofCustomer: cached("subscriptions", (id) => call("subscriptions.ofCustomer", { params: { id } })),
  update: invalidating(["subscriptions"], (_owner, planId) =>
    call("subscriptions.update", { payload: { planId } }),
  ),
  updateOfCustomer: invalidating(["subscriptions"], (id, planId) =>
    call("subscriptions.updateOfCustomer", { params: { id }, payload: { planId } }),
  ),
}));
