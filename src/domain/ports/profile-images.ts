import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { ProfileImage } from "../profile-image.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { Collection } from "./collection.ts";

/** The pictures of people (§7, Profile images). */
export class ProfileImages extends Context.Service<
  ProfileImages,
  Pick<Collection<ProfileImage, Id<"profile image">>, "remove"> & {
    readonly ofUser: (id: Id<"user">) => Effect<Records<ProfileImage>, RemoteFailure>;
    /** Keeps a picture of somebody: PNG, JPEG or WebP of at most `MAX_IMAGE_BYTES`, anything else is `Refused`. */
    readonly upload: (id: Id<"user">, bytes: Uint8Array<ArrayBuffer>) => Effect<ProfileImage, RemoteFailure>;
  }
>()("domain/ports/ProfileImages") {}
