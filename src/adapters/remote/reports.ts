import { Reports } from "../../domain/ports/reports.ts";
import { askedFor } from "../contract/listing.ts";
import { found, plain } from "./found.ts";
import { port } from "./port.ts";

export const reports = port(Reports)(({ cached, call, invalidating }) => ({
  all: cached("reports", () => call("reports.all")),
  page: cached("reports", (params) => plain(call("reports.page", { params, query: {} }))),
  list: cached("reports", (params, arrangement) =>
    found(call("reports.page", { params, query: askedFor(arrangement) })),
  ),
  byId: cached("reports", (id) => call("reports.byId", { params: { id } })),
  remove: invalidating(["reports"], (id) => call("reports.remove", { params: { id } })),
}));
