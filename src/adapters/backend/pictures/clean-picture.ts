import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import * as Effect from "effect/Effect";
import { imageTypeOf, MAX_IMAGE_BYTES, type ImageType } from "../../../domain/profile-image.ts";
import { Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { BarePicture } from "./bare-picture.ts";
import { bareJpeg } from "./jpeg.ts";
import { barePng } from "./png.ts";
import { bareWebp } from "./webp.ts";

const MOST_PIXELS = 40_000_000;

const NOT_AN_IMAGE = Refused("Not a PNG, JPEG or WebP image");
const TOO_LARGE = Refused("The image is too large");

const BARE: Readonly<Record<ImageType, (file: Buffer) => BarePicture | undefined>> = {
  "image/png": barePng,
  "image/jpeg": bareJpeg,
  "image/webp": bareWebp,
};

/** Whether packed bytes are so many; they are counted, and never in memory all at once. */
const areAsMany = async (packed: Buffer, size: number): Promise<boolean> => {
  let count = 0;
  try {
    await pipeline(Readable.from([packed]), createInflate(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const { length } of chunks) {
        count += length;
        if (count > size) return;
      }
    });
    return count === size;
  } catch {
    return false;
  }
};

/** A picture that was sent, as it is kept (D74): whole, of a size that can be drawn, and without metadata or anything behind it. */
export const cleanPicture = Effect.fnUntraced(function* (
  sent: Uint8Array<ArrayBuffer>,
): Effect.fn.Return<{ readonly contentType: ImageType; readonly bytes: Buffer }, RemoteFailure> {
  const contentType = imageTypeOf(sent);
  if (contentType === undefined) return yield* Effect.fail(NOT_AN_IMAGE);
  if (sent.length > MAX_IMAGE_BYTES) return yield* Effect.fail(TOO_LARGE);
  const picture = BARE[contentType](Buffer.from(sent.buffer, sent.byteOffset, sent.length));
  if (picture === undefined || picture.width === 0 || picture.height === 0)
    return yield* Effect.fail(NOT_AN_IMAGE);
  const { bytes, height, packed, width } = picture;
  if (width * height > MOST_PIXELS) return yield* Effect.fail(TOO_LARGE);
  const isWhole = packed === undefined || (yield* Effect.promise(() => areAsMany(packed.bytes, packed.size)));
  return isWhole ? { contentType, bytes } : yield* Effect.fail(NOT_AN_IMAGE);
});
