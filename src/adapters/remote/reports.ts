import { Reports } from "../../domain/ports/reports.ts";
import { port } from "./port.ts";

export const reports = port(Reports)(({ cached, paged, call, invalidating }) => ({
  all: cached("reports", () => call("reports.all")),
  ...paged("reports", (asked) => call("reports.page", asked)),
  byId: cached("reports", (id) => call("reports.byId", { params: { id } })),
  remove: invalidating(["reports"], (id) => call("reports.remove", { params: { id } })),
}));
