import type { Target } from "../../domain/deletion.ts";
import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { RECORD_SOURCES } from "./record-sources.ts";

/** Deletes one target, whatever it is; the port's failures are the program's. */
export const deleteTarget = (target: Target) => {
  switch (target._tag) {
    case "TribeImage":
      return TribeImages.use((images) => images.remove(target.id));
    case "ProfileImage":
      return ProfileImages.use((images) => images.remove(target.id));
    case "Membership":
      return Tribes.use((tribes) => tribes.removeMember(target.tribeId, target.id));
    default:
      return RECORD_SOURCES[target._tag].remove(target.id);
  }
};
