import { Presences } from "../../domain/ports/presences.ts";
import { port } from "./port.ts";

export const presences = port(Presences)(({ cached, call }) => ({
  others: cached("presences", () => call("presences.others")),
  announce: (id) => call("presences.announce", { params: { id } }),
}));
