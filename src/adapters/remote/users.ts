import { Users } from "../../domain/ports/users.ts";
import { found } from "./found.ts";
import { port } from "./port.ts";
import { CONTRIBUTED } from "./reads.ts";

/** What is somebody's own and is deleted with them. */
const OWNED = ["notifications", "profileImages", "business", "subscriptions", "google"] as const;

/** A kitchen shows its chef, and the votes of somebody who is removed go along. */
export const users = port(Users)(({ cached, call, invalidating }) => ({
  all: cached("users", () => call("users.all")),
  page: cached("users", (params) => call("users.page", { params })),
  byId: cached("users", (id) => call("users.byId", { params: { id } })),
  count: cached("users", () => call("users.count")),
  find: cached("users", (query, range) => found(call("users.find", { query: { query, ...range } }))),
  edit: invalidating(["users", "kitchens"], (payload) => call("users.edit", { payload })),
  remove: invalidating(["users", "kitchens", "votes", ...CONTRIBUTED, ...OWNED], (id) =>
    call("users.remove", { params: { id } }),
  ),
}));
