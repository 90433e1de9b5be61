import { Presences } from "../../domain/ports/presences.ts";
import { port } from "./port.ts";

/** Never kept: it holds for seconds. */
export const presences = port(Presences)(({ call }) => ({
  others: () => call("presences.others"),
  announce: (id) => call("presences.announce", { params: { id } }),
}));
