import { Presences } from "../../domain/ports/presences.ts";
import { port } from "./port.ts";

export const presences = port(Presences)(({ cached, call }) => ({
  // Whoever asks keeps nothing of it (`ReadOnce`); it is tried once more and its failure is noticed, as of any read (D31).
  others: cached("presences", () => call("presences.others")),
  announce: (id) => call("presences.announce", { params: { id } }),
}));
