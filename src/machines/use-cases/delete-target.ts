import type { Effect } from "effect/Effect";
import type { Target } from "../../domain/deletion.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { Users } from "../../domain/ports/users.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";

type DeletingPorts = Users | Kitchens | Tribes | TribeImages | ProfileImages;

/** Deletes one target, whatever it is; the port's failures are the program's. */
export const deleteTarget = (target: Target): Effect<void, RemoteFailure, DeletingPorts> => {
  switch (target._tag) {
    case "User":
      return Users.use((users) => users.remove(target.id));
    case "Kitchen":
      return Kitchens.use((kitchens) => kitchens.remove(target.id));
    case "Tribe":
      return Tribes.use((tribes) => tribes.remove(target.id));
    case "TribeImage":
      return TribeImages.use((images) => images.remove(target.id));
    case "ProfileImage":
      return ProfileImages.use((images) => images.remove(target.id));
    case "Membership":
      return Tribes.use((tribes) => tribes.removeMember(target.tribeId, target.id));
  }
};
