import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";

export interface StoredImage {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** The bytes of the pictures that the backend keeps itself; `name` is the last part of their address. */
export class StoredImages extends Context.Service<
  StoredImages,
  { readonly byName: (name: string, size: "large" | "small") => Effect<StoredImage | undefined> }
>()("backend/StoredImages") {}

/** Where kept pictures are served: outside the calls of the contract, because an image of a page carries no token. */
export const IMAGES_PATH = "/api/images";
