import { Comments } from "../../domain/ports/comments.ts";
import { port } from "./port.ts";

export const comments = port(Comments)(({ cached, paged, call, invalidating }) => ({
  all: cached("comments", () => call("comments.all")),
  count: cached("comments", () => call("comments.count")),
  ...paged("comments", (asked) => call("comments.page", asked)),
  byId: cached("comments", (id) => call("comments.byId", { params: { id } })),
  create: invalidating(["comments"], (payload) => call("comments.create", { payload })),
  edit: invalidating(["comments"], (payload) => call("comments.edit", { payload })),
  remove: invalidating(["comments"], (id) => call("comments.remove", { params: { id } })),
  ofUser: cached("comments", (id) => call("comments.ofUser", { params: { id } })),
  ofKitchen: cached("comments", (id) => call("comments.ofKitchen", { params: { id } })),
  ofTribe: cached("comments", (id) => call("comments.ofTribe", { params: { id } })),
}));
