import type { BarePicture } from "./bare-picture.ts";

// https://www.w3.org/Graphics/JPEG/itu-t81.pdf

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const ABOUT = 0xe1;
const ADOBE = 0xee;
const ADOBE_BYTES = 14;

/** Baseline, extended and progressive: what browsers show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables of the picture, and how often it begins anew. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
/** Other codings, and a height that comes later. */
const FOREIGN = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf,
]);

/** A picture comes in a few scans; one in thousands takes minutes to draw. */
const MOST_SCANS = 100;

const EXIF = Buffer.from("Exif\0\0", "latin1");
const ORIENTATION = 0x0112;

/** How a picture is to be turned, as its metadata say; 1 where it stands upright. */
const orientationOf = (segment: Buffer): number => {
  if (!segment.subarray(0, EXIF.length).equals(EXIF)) return 1;
  const tiff = segment.subarray(EXIF.length);
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (short(at) === ORIENTATION) return short(at + 8);
  }
  return 1;
};

/** Metadata that say how a picture is to be turned, and nothing else; none where it stands upright. */
const turning = (orientation: number): Buffer => {
  if (orientation < 2 || orientation > 8) return Buffer.alloc(0);
  const tiff = [
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return Buffer.from([0xff, ABOUT, 0, 2 + EXIF.length + tiff.length, ...EXIF, ...tiff]);
};

/** Where the coded part of a scan ends: at the next marker that is not its own. */
const endOfScan = (file: Buffer, from: number): number => {
  let at = file.indexOf(0xff, from);
  while (at !== -1 && at + 1 < file.length) {
    const next = file[at + 1] ?? 0;
    const isItsOwn = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isItsOwn && next !== 0xff) return at;
    at = file.indexOf(0xff, at + (isItsOwn ? 2 : 1));
  }
  return -1;
};

/** A JPEG without what is not seen, to be turned as it was; nothing where it is broken. */
export const bareJpeg = (file: Buffer): BarePicture | undefined => {
  const kept: Array<Buffer> = [];
  let frame: Buffer | undefined;
  let [scans, orientation] = [0, 1];
  let at = 2;
  while (at + 4 <= file.length || file[at + 1] === END) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff || marker === START || FOREIGN.has(marker)) return undefined;
    if (marker === END) {
      if (frame === undefined || scans === 0) return undefined;
      const bytes = Buffer.concat([
        Buffer.from([0xff, START]),
        turning(orientation),
        ...kept,
        Buffer.from([0xff, END]),
      ]);
      return { width: frame.readUInt16BE(3), height: frame.readUInt16BE(1), bytes };
    }
    const length = file.readUInt16BE(at + 2);
    const end = at + 2 + length;
    const content = file.subarray(at + 4, end);
    if (length < 2 || end > file.length) return undefined;
    if (marker === ABOUT && orientation === 1) orientation = orientationOf(content);
    if (FRAMES.has(marker)) {
      if (frame !== undefined || content.length < 6) return undefined;
      frame = content;
    }
    const isScan = marker === SCAN;
    const next = isScan ? endOfScan(file, end) : end;
    if (isScan) scans += 1;
    if (next === -1 || (isScan && (next === end || frame === undefined)) || scans > MOST_SCANS)
      return undefined;
    const isSeen =
      isScan || FRAMES.has(marker) || TABLES.has(marker) || (marker === ADOBE && length === ADOBE_BYTES);
    if (isSeen) kept.push(file.subarray(at, next));
    at = next;
  }
  return undefined;
};
