import { isRecord, type Target } from "../../domain/deletion.ts";
import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { RECORD_SOURCES } from "./record-sources.ts";
import { whenNeeded } from "./when-needed.ts";

const removeModerated = whenNeeded(async () => (await import("./remove-moderated.ts")).removeModerated);

/** Deletes one target, whatever it is; the port's failures are the program's. */
export const deleteTarget = (target: Target) => {
  if (isRecord(target)) return RECORD_SOURCES[target._tag].remove(target.id);
  switch (target._tag) {
    case "TribeImage":
      return TribeImages.use((images) => images.remove(target.id));
    case "ProfileImage":
      return ProfileImages.use((images) => images.remove(target.id));
    case "Membership":
      return Tribes.use((tribes) => tribes.removeMember(target.tribeId, target.id));
    default:
      return removeModerated(target);
  }
};
