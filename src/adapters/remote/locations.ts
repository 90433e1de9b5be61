import { Locations } from "../../domain/ports/locations.ts";
import { port } from "./port.ts";

export const locations = port(Locations)(({ cached, call, invalidating }) => ({
  all: cached("locations", () => call("locations.all")),
  nearby: cached("locations", ({ lat, lng }, radius) =>
    call("locations.nearby", { query: { lat, lng, radius } }),
  ),
  byId: cached("locations", (id) => call("locations.byId", { params: { id } })),
  create: invalidating(["locations"], (payload) => call("locations.create", { payload })),
  edit: invalidating(["locations"], (payload) => call("locations.edit", { payload })),
  remove: invalidating(["locations"], (id) => call("locations.remove", { params: { id } })),
}));
