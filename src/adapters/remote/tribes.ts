import * as Effect from "effect/Effect";
import { Tribes } from "../../domain/ports/tribes.ts";
import { found } from "./found.ts";
import { port } from "./port.ts";
import { CONTRIBUTED, NAMING_TRIBES } from "./reads.ts";
import { changed, created, removed, revised } from "./written.ts";

/**
 * Members are users, so what changes a user is seen among them as well. A tribe's comments go with it; its kitchens stay
 * without one, and so does what is listed by the tribe of its kitchen (D58).
 */
export const tribes = port(Tribes)(({ cached, paged, call, invalidating }) => ({
  all: cached("tribes", () => call("tribes.all")),
  ...paged("tribes", (asked) => call("tribes.page", asked)),
  byId: cached("tribes", (id) => revised(call("tribes.byId", { params: { id } }))),
  count: cached("tribes", () => call("tribes.count")),
  find: cached("tribes", (query, range) => found(call("tribes.find", { query: { query, ...range } }))),
  members: cached("users", (id) => call("tribes.members", { params: { id } })),
  create: invalidating(["tribes"], (draft) =>
    Effect.flatMap(created(draft), (sent) => call("tribes.create", sent)),
  ),
  edit: invalidating(NAMING_TRIBES, (record) => call("tribes.edit", changed(record))),
  remove: invalidating(["users", "tribeImages", "tribes", "kitchens", ...CONTRIBUTED], (id, onto) =>
    call("tribes.remove", removed(id, onto)),
  ),
  addMember: invalidating(["users", "tribes"], (id, userId) =>
    call("tribes.addMember", { params: { id, userId } }),
  ),
  removeMember: invalidating(["users", "tribes"], (id, userId) =>
    call("tribes.removeMember", { params: { id, userId } }),
  ),
}));
