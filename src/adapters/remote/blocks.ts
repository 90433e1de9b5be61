import { Blocks } from "../../domain/ports/blocks.ts";
import { port } from "./port.ts";

export const blocks = port(Blocks)(({ cached, paged, call, invalidating }) => ({
  all: cached("blocks", () => call("blocks.all")),
  count: cached("blocks", () => call("blocks.count")),
  ...paged("blocks", (asked) => call("blocks.page", asked)),
  byId: cached("blocks", (id) => call("blocks.byId", { params: { id } })),
  create: invalidating(["blocks"], (payload) => call("blocks.create", { payload })),
  edit: invalidating(["blocks"], (payload) => call("blocks.edit", { payload })),
  remove: invalidating(["blocks"], (id) => call("blocks.remove", { params: { id } })),
  ofUser: cached("blocks", (id) => call("blocks.ofUser", { params: { id } })),
  ofKitchen: cached("blocks", (id) => call("blocks.ofKitchen", { params: { id } })),
  byUserAndKitchen: cached("blocks", (userId, kitchenId) =>
    call("blocks.byUserAndKitchen", { params: { userId, kitchenId } }),
  ),
}));
