import { Activities } from "../../domain/ports/activities.ts";
import { UNARRANGED } from "../../domain/list-request.ts";
import { askedFor } from "../contract/list-query.ts";
import { found } from "./found.ts";
import { port } from "./port.ts";

export const activities = port(Activities)(({ cached, call }) => ({
  list: cached("activities", (params, { filters }) =>
    found(call("activities.page", { params, query: askedFor({ ...UNARRANGED, filters }) })),
  ),
  liking: cached("activities", (id) => call("activities.liking", { params: { id } })),
}));
