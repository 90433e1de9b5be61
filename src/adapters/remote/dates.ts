import { Dates } from "../../domain/ports/dates.ts";
import { port } from "./port.ts";

export const dates = port(Dates)(({ cached, paged, call, invalidating }) => ({
  all: cached("dates", () => call("dates.all")),
  count: cached("dates", () => call("dates.count")),
  ...paged("dates", (asked) => call("dates.page", asked)),
  byId: cached("dates", (id) => call("dates.byId", { params: { id } })),
  create: invalidating(["dates"], (payload) => call("dates.create", { payload })),
  edit: invalidating(["dates"], (payload) => call("dates.edit", { payload })),
  remove: invalidating(["dates"], (id) => call("dates.remove", { params: { id } })),
  ofUser: cached("dates", (id) => call("dates.ofUser", { params: { id } })),
  ofKitchen: cached("dates", (id) => call("dates.ofKitchen", { params: { id } })),
  range: cached("dates", (startDate, endDate) => call("dates.range", { query: { startDate, endDate } })),
}));
