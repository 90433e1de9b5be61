import { Favorites } from "../../domain/ports/favorites.ts";
import { askedFor } from "../contract/listing.ts";
import { found, plain } from "./found.ts";
import { port } from "./port.ts";

export const favorites = port(Favorites)(({ cached, call, invalidating }) => ({
  all: cached("favorites", () => call("favorites.all")),
  count: cached("favorites", () => call("favorites.count")),
  page: cached("favorites", (params) => plain(call("favorites.page", { params, query: {} }))),
  list: cached("favorites", (params, arrangement) =>
    found(call("favorites.page", { params, query: askedFor(arrangement) })),
  ),
  byId: cached("favorites", (id) => call("favorites.byId", { params: { id } })),
  create: invalidating(["favorites"], (payload) => call("favorites.create", { payload })),
  edit: invalidating(["favorites"], (payload) => call("favorites.edit", { payload })),
  remove: invalidating(["favorites"], (id) => call("favorites.remove", { params: { id } })),
  ofUser: cached("favorites", (id) => call("favorites.ofUser", { params: { id } })),
  ofKitchen: cached("favorites", (id) => call("favorites.ofKitchen", { params: { id } })),
  byUserAndKitchen: cached("favorites", (userId, kitchenId) =>
    call("favorites.byUserAndKitchen", { params: { userId, kitchenId } }),
  ),
}));
