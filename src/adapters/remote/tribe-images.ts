import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { port } from "./port.ts";

export const tribeImages = port(TribeImages)(({ cached, call, invalidating }) => ({
  ofTribe: cached("tribeImages", (id) => call("tribeImages.ofTribe", { params: { id } })),
  create: invalidating(["tribeImages"], (payload) => call("tribeImages.create", { payload })),
  remove: invalidating(["tribeImages"], (id) => call("tribeImages.remove", { params: { id } })),
}));
