import * as Effect from "effect/Effect";
import * as Semaphore from "effect/Semaphore";
import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { imageTypeOf, MAX_IMAGE_BYTES } from "../../../domain/profile-image.ts";
import { Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";

const MOST_PIXELS = 40_000_000;

/** No side is longer than this: more is not seen on a screen. */
const LARGE: ResizeOptions = { width: 1_600, height: 1_600, fit: "inside", withoutEnlargement: true };
/** What stands beside a name, on a screen with three pixels to a point. */
const SMALL: ResizeOptions = { width: 192, height: 192, fit: "cover", withoutEnlargement: true };
const QUALITY = 85;

const NOT_AN_IMAGE = Refused("Not a PNG, JPEG or WebP image");
const TOO_LARGE = Refused("The image is too large");

/** A picture as it is kept: WebP, in two sizes. */
export interface CleanPicture {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

// One picture at a time, by one thread: the largest needs a third of a gigabyte while it is decoded.
sharp.cache(false);
sharp.concurrency(1);
const oneAtATime = Semaphore.makeUnsafe(1).withPermit;

const drawn = (picture: Sharp, size: ResizeOptions) =>
  Effect.tryPromise({
    try: () => picture.autoOrient().resize(size).webp({ quality: QUALITY }).toBuffer(),
    catch: () => NOT_AN_IMAGE,
  });

/**
 * A picture that was sent, as it is kept (D74): decoded, turned upright, without metadata or anything behind it. Refused
 * is what is no PNG, JPEG or WebP, does not decode to its end, moves, or is too large.
 */
export const cleanPicture = Effect.fnUntraced(function* (
  sent: Uint8Array,
): Effect.fn.Return<CleanPicture, RemoteFailure> {
  if (imageTypeOf(sent) === undefined) return yield* Effect.fail(NOT_AN_IMAGE);
  if (sent.length > MAX_IMAGE_BYTES) return yield* Effect.fail(TOO_LARGE);
  const picture = sharp(sent, { failOn: "error", limitInputPixels: MOST_PIXELS });
  const said = yield* Effect.tryPromise({
    try: () => sharp(sent, { limitInputPixels: false }).metadata(),
    catch: () => NOT_AN_IMAGE,
  });
  if (said.width * said.height > MOST_PIXELS) return yield* Effect.fail(TOO_LARGE);
  if ((said.pages ?? 1) > 1) return yield* Effect.fail(NOT_AN_IMAGE);
  const both = Effect.gen(function* () {
    const large = yield* drawn(picture, LARGE);
    return { large, small: yield* drawn(sharp(large), SMALL) };
  });
  // Nothing ends what decodes: whoever hangs up leaves only when it is done, so that the next one is alone again.
  return yield* oneAtATime(Effect.uninterruptible(both));
});
