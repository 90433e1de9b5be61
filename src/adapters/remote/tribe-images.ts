import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { port } from "./port.ts";
import { NAMING_TRIBES } from "./reads.ts";

export const tribeImages = port(TribeImages)(({ cached, call, invalidating }) => ({
  ofTribe: cached("tribeImages", (id) => call("tribeImages.ofTribe", { params: { id } })),
  create: invalidating(["tribeImages", ...NAMING_TRIBES], (payload) =>
    call("tribeImages.create", { payload }),
  ),
  remove: invalidating(["tribeImages", ...NAMING_TRIBES], (id) =>
    call("tribeImages.remove", { params: { id } }),
  ),
}));
