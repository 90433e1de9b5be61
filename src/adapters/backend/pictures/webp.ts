import type { BarePicture, Chunk } from "./bare-picture.ts";

// https://developers.google.com/speed/webp/docs/riff_container

const HEADER_BYTES = 12;
const ALPHA = 0x10;
/** What moves, and what is not known. */
const SEEN = new Set(["VP8 ", "VP8L", "ALPH"]);
const ABOUT = new Set(["VP8X", "EXIF", "XMP ", "ICCP"]);

const chunksOf = (file: Buffer): ReadonlyArray<Chunk> | undefined => {
  const chunks: Array<Chunk> = [];
  let at = HEADER_BYTES;
  while (at + 8 <= file.length) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > file.length) return undefined;
    chunks.push({
      type: file.toString("latin1", at, at + 4),
      data: file.subarray(at + 8, at + 8 + size),
      whole: file.subarray(at, end),
    });
    at = end;
  }
  return at === file.length ? chunks : undefined;
};

interface Size {
  readonly width: number;
  readonly height: number;
}

const lossy = (data: Buffer): Size | undefined => {
  if (data.length < 11 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  const tag = data.readUIntLE(0, 3);
  const isKeyFrame = (tag & 1) === 0;
  if (!isKeyFrame || 10 + (tag >>> 5) > data.length) return undefined;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
};

const lossless = (data: Buffer): Size | undefined => {
  if (data.length < 6 || data[0] !== 0x2f) return undefined;
  const bits = data.readUInt32LE(1);
  if (bits >>> 29 !== 0) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** The chunk that stands before a picture with transparency of its own. */
const extended = ({ width, height }: Size): Buffer => {
  const chunk = Buffer.alloc(18);
  chunk.write("VP8X", "latin1");
  chunk.writeUInt32LE(10, 4);
  chunk[8] = ALPHA;
  chunk.writeUIntLE(width - 1, 12, 3);
  chunk.writeUIntLE(height - 1, 15, 3);
  return chunk;
};

/** A WebP without what is not seen; nothing where it is broken or moves. */
export const bareWebp = (file: Buffer): BarePicture | undefined => {
  const size = HEADER_BYTES <= file.length ? file.readUInt32LE(4) + 8 : Infinity;
  if (size > file.length) return undefined;
  const chunks = chunksOf(file.subarray(0, size));
  if (chunks === undefined || chunks.some(({ type }) => !SEEN.has(type) && !ABOUT.has(type)))
    return undefined;
  const seen = chunks.filter(({ type }) => SEEN.has(type));
  const pictures = seen.filter(({ type }) => type !== "ALPH");
  const [picture] = pictures;
  if (picture === undefined || pictures.length > 1) return undefined;
  const measured = picture.type === "VP8L" ? lossless(picture.data) : lossy(picture.data);
  if (measured === undefined) return undefined;
  const hasAlpha = seen.length > 1;
  const body = [...(hasAlpha ? [extended(measured)] : []), ...seen.map(({ whole }) => whole)];
  const header = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  header.writeUInt32LE(
    body.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return { ...measured, bytes: Buffer.concat([header, ...body]) };
};
