import type { Id } from "../../../domain/id.ts";
import { Pictures } from "../../../domain/ports/pictures.ts";
import { ProfileImages } from "../../../domain/ports/profile-images.ts";
import { identified } from "../identified.ts";
import { TribeImages } from "../../../domain/ports/tribe-images.ts";
import { Tribes } from "../../../domain/ports/tribes.ts";
import { unread } from "../../../domain/ports/unread.ts";
import type { NewTribeImage } from "../../../domain/tribe.ts";

/** Makes somebody a member of a tribe; an id that can be nobody's is nobody's. */
export const addMember = (tribe: Id<"tribe">, user: string) =>
  identified((id: Id<"user">) => Tribes.use((tribes) => tribes.addMember(tribe, id)))(user);

export const addTribeImage = (image: NewTribeImage) =>
  unread(TribeImages.use((images) => images.create(image)));

export const uploadProfileImage = (user: Id<"user">, bytes: Uint8Array<ArrayBuffer>) =>
  unread(ProfileImages.use((images) => images.upload(user, bytes)));

export const uploadPicture = (bytes: Uint8Array<ArrayBuffer>) =>
  Pictures.use((pictures) => pictures.upload(bytes));
