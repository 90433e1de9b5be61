import { Dates } from "../../domain/ports/dates.ts";
import { askedFor } from "../contract/listing.ts";
import { found, plain } from "./found.ts";
import { port } from "./port.ts";

export const dates = port(Dates)(({ cached, call, invalidating }) => ({
  all: cached("dates", () => call("dates.all")),
  count: cached("dates", () => call("dates.count")),
  page: cached("dates", (params) => plain(call("dates.page", { params, query: {} }))),
  list: cached("dates", (params, arrangement) =>
    found(call("dates.page", { params, query: askedFor(arrangement) })),
  ),
  byId: cached("dates", (id) => call("dates.byId", { params: { id } })),
  create: invalidating(["dates"], (payload) => call("dates.create", { payload })),
  edit: invalidating(["dates"], (payload) => call("dates.edit", { payload })),
  remove: invalidating(["dates"], (id) => call("dates.remove", { params: { id } })),
  ofUser: cached("dates", (id) => call("dates.ofUser", { params: { id } })),
  ofKitchen: cached("dates", (id) => call("dates.ofKitchen", { params: { id } })),
  range: cached("dates", (startDate, endDate) => call("dates.range", { query: { startDate, endDate } })),
}));
