import { Reports } from "../../domain/ports/reports.ts";
import { port } from "./port.ts";

export const reports = port(Reports)(({ cached, call, invalidating }) => ({
  all: cached("reports", () => call("reports.all")),
  page: cached("reports", (params) => call("reports.page", { params })),
  byId: cached("reports", (id) => call("reports.byId", { params: { id } })),
  remove: invalidating(["reports"], (id) => call("reports.remove", { params: { id } })),
}));
