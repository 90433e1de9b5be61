import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { port } from "./port.ts";

export const tribeImages = port(TribeImages)(({ cached, call, invalidating }) => ({
  ofTribe: cached("tribe images", (id) => call("tribeImages.ofTribe", { params: { id } })),
  create: invalidating(["tribe images"], (payload) => call("tribeImages.create", { payload })),
  remove: invalidating(["tribe images"], (id) => call("tribeImages.remove", { params: { id } })),
}));
