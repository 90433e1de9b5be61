import { Roles } from "../../domain/ports/roles.ts";
import { port } from "./port.ts";

export const roles = port(Roles)(({ cached, call }) => ({
  all: cached("roles", () => call("roles.all")),
}));
