import type { ProfileImageId } from "./id.ts";
import type { UserRef } from "./reference.ts";

/** A picture of a person (§7). */
export interface ProfileImage {
  readonly profileImageId: ProfileImageId;
  readonly user: UserRef;
  readonly imageUrl: string;
}
