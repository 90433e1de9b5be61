import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const bytesOf = (...parts: ReadonlyArray<string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))),
  );

const big = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const little = (value: number): Buffer => big(value).reverse();

/** A part of a PNG. */
export const pngChunk = (type: string, data: Uint8Array): Uint8Array => {
  const said = bytesOf(type, data);
  return bytesOf(big(data.length), said, big(crc32(said)));
};

export const PNG_SIGNATURE = bytesOf("\u0089PNG\r\n\u001a\n");
export const PNG_END = pngChunk("IEND", new Uint8Array());

export const pngHeader = (width: number, height: number, rest: ReadonlyArray<number> = [8, 0, 0, 0, 0]) =>
  pngChunk("IHDR", bytesOf(big(width), big(height), Uint8Array.from(rest)));

export const pngPixels = (pixels: Uint8Array) => pngChunk("IDAT", deflateSync(pixels, { level: 1 }));

const GREY = bytesOf(PNG_SIGNATURE, pngHeader(2, 2), pngPixels(new Uint8Array(6)));

/** A PNG with something between its pixels and its end. */
export const pngWith = (...parts: ReadonlyArray<string | Uint8Array>) => bytesOf(GREY, ...parts, PNG_END);

/** A part of a JPEG. */
export const jpegSegment = (marker: number, ...content: ReadonlyArray<string | Uint8Array>): Uint8Array => {
  const said = bytesOf(...content);
  return Uint8Array.from([0xff, marker, (said.length + 2) >> 8, (said.length + 2) & 255, ...said]);
};

export const jpegFrame = (width: number, height: number, marker = 0xc0) =>
  jpegSegment(
    marker,
    Uint8Array.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
  );
export const JPEG_SCAN = bytesOf(
  jpegSegment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])),
  Uint8Array.from([0x55, 0xff, 0, 0x55]),
);
const JPEG_END = Uint8Array.from([0xff, 0xd9]);

/** A JPEG of such parts. */
export const jpegOf = (...parts: ReadonlyArray<string | Uint8Array>) =>
  bytesOf(Uint8Array.from([0xff, 0xd8]), ...parts, JPEG_END);

/** What a camera says of a picture: which way it was held, and where that was. */
export const exif = (orientation: number): string =>
  `Exif\0\0MM\0*\0\0\0\u0008\0\u0002\u0001\u0012\0\u0003\0\0\0\u0001\0${String.fromCharCode(orientation)}\0\0\u0088\u0025\0\u0004\0\0\0\u0001\0\0\0\u0026\0\0\0\0GPS 52.5 N 13.4 E`;

/** A part of a WebP. */
export const webpChunk = (type: string, data: string | Uint8Array): Uint8Array => {
  const said = bytesOf(data);
  return bytesOf(type, little(said.length), said, said.length % 2 === 1 ? "\0" : "");
};

/** A WebP of such parts. */
export const webpOf = (...parts: ReadonlyArray<string | Uint8Array>) => {
  const said = bytesOf("WEBP", ...parts);
  return bytesOf("RIFF", little(said.length), said);
};

/** A lossless picture of so many pixels, as far as its header says. */
export const webpPixels = (width = 1, height = 1) =>
  webpChunk("VP8L", bytesOf("/", little((width - 1) | ((height - 1) << 14)), "pixels!"));

/** Real pictures, in two colours above each other, so that one sees which way they are turned. */
const real = sharp(Uint8Array.from([255, 0, 0, 0, 0, 255]), {
  raw: { width: 1, height: 2, channels: 3 },
}).resize(20, 40, { kernel: "nearest" });
export const PNG = Uint8Array.from(await real.clone().png().toBuffer());
export const JPEG = Uint8Array.from(await real.clone().jpeg().toBuffer());
export const WEBP = Uint8Array.from(await real.clone().webp({ lossless: true }).toBuffer());

/** A JPEG with segments behind its first two bytes. */
export const jpegWith = (...segments: ReadonlyArray<Uint8Array>) =>
  bytesOf(JPEG.slice(0, 2), ...segments, JPEG.slice(2));

/** A WebP with parts behind its picture, which its header tells of. */
export const webpWith = (flags: number, ...parts: ReadonlyArray<Uint8Array>) =>
  webpOf(webpChunk("VP8X", Uint8Array.from([flags, 0, 0, 0, 19, 0, 0, 39, 0, 0])), WEBP.slice(12), ...parts);
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

export const MEGABYTE = 1024 * 1024;

/** A PNG made as large as this by what it says of itself. */
export const sized = (size: number): Uint8Array<ArrayBuffer> =>
  pngWith(pngChunk("tEXt", new Uint8Array(size - pngWith().length - 12)));
