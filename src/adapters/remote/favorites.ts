import { Favorites } from "../../domain/ports/favorites.ts";
import { port } from "./port.ts";

export const favorites = port(Favorites)(({ cached, paged, call, invalidating }) => ({
  all: cached("favorites", () => call("favorites.all")),
  count: cached("favorites", () => call("favorites.count")),
  ...paged("favorites", (asked) => call("favorites.page", asked)),
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
