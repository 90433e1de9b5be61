import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { UploadedPicture } from "../profile-image.ts";
import type { RemoteFailure } from "../remote-failure.ts";

/** Pictures that a record is to name, of whoever sends them; where the backend has the capability `uploads`. */
export class Pictures extends Context.Service<
  Pictures,
  {
    /** Keeps a picture: PNG, JPEG or WebP of at most `MAX_IMAGE_BYTES`, anything else is `Refused`. */
    readonly upload: (bytes: Uint8Array<ArrayBuffer>) => Effect<UploadedPicture, RemoteFailure>;
  }
>()("domain/ports/Pictures") {}
