import { crc32 } from "node:zlib";
import type { BarePicture, Chunk } from "./bare-picture.ts";

// https://www.w3.org/TR/png-3/

const SIGNATURE_BYTES = 8;

/** What is seen of a picture; all else in a PNG is about it. */
const SEEN = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);
const ANIMATED = new Set(["acTL", "fcTL", "fdAT"]);

/** How many samples a pixel has by its kind of colour, and how many bits one may have. */
const COLOURS: Readonly<
  Record<number, { readonly samples: number; readonly depths: ReadonlyArray<number> }>
> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** The seven passes of an interlaced picture: where one begins, and how far its pixels are apart. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The chunks up to the end of the picture; nothing where one is broken or the end is missing. */
const chunksOf = (file: Buffer): ReadonlyArray<Chunk> | undefined => {
  const chunks: Array<Chunk> = [];
  for (let at = SIGNATURE_BYTES; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return undefined;
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
    const type = file.toString("latin1", at + 4, at + 8);
    chunks.push({ type, data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) });
    if (type === "IEND") return chunks;
    at = end;
  }
  return undefined;
};

/** How many bytes the pixels of an area have, with the byte that begins each line. */
const sizeOf = (width: number, height: number, bits: number): number =>
  width === 0 ? 0 : height * (1 + Math.ceil((width * bits) / 8));

const rawSize = (width: number, height: number, bits: number, isInterlaced: boolean): number =>
  isInterlaced
    ? PASSES.reduce(
        (sum, [left, top, right, down]) =>
          sum + sizeOf(Math.ceil((width - left) / right), Math.ceil((height - top) / down), bits),
        0,
      )
    : sizeOf(width, height, bits);

/** A PNG without what is not seen; nothing where it is broken or moves. */
export const barePng = (file: Buffer): BarePicture | undefined => {
  const chunks = chunksOf(file);
  const [header] = chunks ?? [];
  if (chunks === undefined || header?.type !== "IHDR" || header.data.length !== 13) return undefined;
  if (chunks.some(({ type }) => ANIMATED.has(type))) return undefined;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = header.data.subarray(8);
  const kind = COLOURS[colour];
  if (kind === undefined || !kind.depths.includes(depth)) return undefined;
  if (compression !== 0 || filter !== 0 || interlace > 1) return undefined;
  const seen = chunks.filter(({ type }) => SEEN.has(type));
  if (seen.filter(({ type }) => type === "IHDR").length > 1) return undefined;
  return {
    width,
    height,
    bytes: Buffer.concat([file.subarray(0, SIGNATURE_BYTES), ...seen.map(({ whole }) => whole)]),
    packed: {
      bytes: Buffer.concat(seen.filter(({ type }) => type === "IDAT").map(({ data }) => data)),
      size: rawSize(width, height, kind.samples * depth, interlace === 1),
    },
  };
};
