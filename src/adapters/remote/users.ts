import { Users } from "../../domain/ports/users.ts";
import { found } from "./found.ts";
import { port } from "./port.ts";
import { NAMING_USERS } from "./reads.ts";
import { changed, removed, revised } from "./written.ts";

/** What is somebody's own and is deleted with them. */
const OWNED = ["profileImages", "business", "subscriptions", "google"] as const;

/** What names somebody changes with them. */
export const users = port(Users)(({ cached, paged, call, invalidating }) => ({
  all: cached("users", () => call("users.all")),
  ...paged("users", (asked) => call("users.page", asked)),
  byId: cached("users", (id) => revised(call("users.byId", { params: { id } }))),
  count: cached("users", () => call("users.count")),
  find: cached("users", (query, range) => found(call("users.find", { query: { query, ...range } }))),
  edit: invalidating(NAMING_USERS, (record) => call("users.edit", changed(record))),
  remove: invalidating([...NAMING_USERS, ...OWNED], (id, onto) => call("users.remove", removed(id, onto))),
}));
