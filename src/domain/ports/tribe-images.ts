import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { NewTribeImage, TribeImage } from "../tribe.ts";

/** The pictures of tribes (§7, Tribes). */
export class TribeImages extends Context.Service<
  TribeImages,
  {
    /** The pictures of a tribe; `NotFound` where there is no such tribe. */
    readonly ofTribe: (id: Id<"tribe">) => Effect<Records<TribeImage>, RemoteFailure>;
    /** Keeps a picture's address; `Refused` where it is none for an image (D43) or there is no such tribe. */
    readonly create: (image: NewTribeImage) => Effect<TribeImage, RemoteFailure>;
    /** Deletes a picture; `NotFound` where there is none. */
    readonly remove: (id: Id<"tribe image">) => Effect<void, RemoteFailure>;
  }
>()("domain/ports/TribeImages") {}
