import type { Effect } from "effect/Effect";
import { isRecord, type Target } from "../../domain/deletion.ts";
import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { WorkingPorts } from "../ports.ts";
import { RECORD_SOURCES } from "./record-sources.ts";
import { removeModerated } from "./remove-moderated.ts";

/** Deletes one target, whatever it is; the port's failures are the program's. */
export const deleteTarget = (target: Target): Effect<void, RemoteFailure, WorkingPorts> => {
  if (isRecord(target)) return RECORD_SOURCES[target._tag].remove(target);
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
