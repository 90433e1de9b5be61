import * as Effect from "effect/Effect";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { found } from "./found.ts";
import { port } from "./port.ts";
import { NAMING_KITCHENS } from "./reads.ts";
import { changed, created, removed, revised } from "./written.ts";

/** A kitchen's logo may stand for its images; what hangs on a kitchen goes with it. */
export const kitchens = port(Kitchens)(({ cached, paged, call, invalidating }) => ({
  all: cached("kitchens", () => call("kitchens.all")),
  ...paged("kitchens", (asked) => call("kitchens.page", asked)),
  byId: cached("kitchens", (id) => revised(call("kitchens.byId", { params: { id } }))),
  count: cached("kitchens", () => call("kitchens.count")),
  find: cached("kitchens", (query, range) => found(call("kitchens.find", { query: { query, ...range } }))),
  create: invalidating(["kitchens"], (draft) =>
    Effect.flatMap(created(draft), (sent) => call("kitchens.create", sent)),
  ),
  edit: invalidating(["kitchens", "kitchenImages", ...NAMING_KITCHENS], (record) =>
    call("kitchens.edit", changed(record)),
  ),
  remove: invalidating(["kitchens", "kitchenImages", "locations", ...NAMING_KITCHENS], (id, onto) =>
    call("kitchens.remove", removed(id, onto)),
  ),
}));
