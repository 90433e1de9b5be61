import { readdirSync, readFileSync } from "node:fs";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cleanPicture } from "../../../src/adapters/backend/pictures/clean-picture.ts";
import {
  exif,
  JPEG,
  JPEG_SCAN,
  jpegFrame,
  jpegOf,
  jpegSegment,
  jpegWith,
  MEGABYTE,
  PNG,
  PNG_END,
  PNG_SIGNATURE,
  pngChunk,
  pngHeader,
  pngPixels,
  pngWith,
  sized,
  SVG,
  WEBP,
  webpChunk,
  webpOf,
  webpPixels,
  webpWith,
} from "../fixtures-images.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const joined = (...parts: ReadonlyArray<string | Uint8Array>): Bytes =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part))));

const cleaned = (sent: Bytes) => Effect.runPromise(Effect.result(cleanPicture(sent)));
const kept = (sent: Bytes) => Effect.runPromise(cleanPicture(sent));

const png = (...parts: ReadonlyArray<Uint8Array>) => joined(PNG_SIGNATURE, ...parts);
const flipped = (bytes: Bytes, at: number): Bytes => bytes.with(at, (bytes[at] ?? 0) ^ 1);

/** Very many pixels in very few bytes. */
const bomb = (width: number, height: number): Bytes =>
  png(pngHeader(width, height), pngPixels(new Uint8Array((width + 1) * height)), PNG_END);

const REFUSED: Readonly<Record<string, () => Bytes>> = {
  nothing: () => joined(),
  "the first eight bytes of a PNG": () => joined(PNG_SIGNATURE),
  "the first three bytes of a JPEG": () => JPEG.slice(0, 3),
  "the first twelve bytes of a WebP": () => WEBP.slice(0, 12),
  SVG: () => joined(SVG),
  GIF: () => joined("GIF89a\u0001\0\u0001\0"),
  "a page": () => joined("<!doctype html><script>alert(1)</script>"),
  "a page behind the first bytes of a PNG": () => joined(PNG_SIGNATURE, "<script>alert(1)</script>"),
  "an archive": () => joined("PK\u0003\u0004"),
  "a PNG of 60 000 × 60 000": () => png(pngHeader(60_000, 60_000), pngPixels(new Uint8Array(9)), PNG_END),
  "a JPEG of 60 000 × 60 000": () => jpegOf(jpegFrame(60_000, 60_000), JPEG_SCAN),
  "a WebP of 16 384 × 16 384": () => webpOf(webpPixels(16_384, 16_384)),
  "a PNG of 40 million pixels and a line": () => bomb(8_000, 5_001),
  "a PNG of 2³¹ × 2³¹": () => png(pngHeader(2 ** 31, 2 ** 31), pngPixels(new Uint8Array(9)), PNG_END),
  "a PNG without a width": () => png(pngHeader(0, 2), pngPixels(new Uint8Array(2)), PNG_END),
  "a JPEG without a height": () => jpegOf(jpegFrame(2, 0), JPEG_SCAN),
  "a PNG that unpacks to less than it says": () =>
    png(pngHeader(200, 200), pngPixels(new Uint8Array(9)), PNG_END),
  "a PNG whose pixels are packed by nobody": () =>
    png(pngHeader(2, 2), pngChunk("IDAT", joined("not packed")), PNG_END),
  "a PNG without pixels": () => png(pngHeader(2, 2), PNG_END),
  "a PNG without a header": () => png(pngPixels(new Uint8Array(6)), PNG_END),
  "a PNG with two headers": () =>
    png(pngHeader(2, 2), pngHeader(9, 9), pngPixels(new Uint8Array(6)), PNG_END),
  "a PNG that breaks off": () => PNG.slice(0, -30),
  "a PNG with a wrong bit": () => flipped(PNG, PNG.length - 20),
  "a PNG with a part as long as four gigabytes": () =>
    png(pngHeader(2, 2), Uint8Array.from([255, 255, 255, 255, 73, 68, 65, 84, 0, 0, 0, 0])),
  "a PNG of a colour that there is not": () =>
    png(pngHeader(2, 2, [8, 5, 0, 0, 0]), pngPixels(new Uint8Array(6)), PNG_END),
  "a PNG of a depth that its colour has not": () =>
    png(pngHeader(2, 2, [3, 0, 0, 0, 0]), pngPixels(new Uint8Array(6)), PNG_END),
  "a JPEG that breaks off": () => JPEG.slice(0, -5),
  "a JPEG without its end": () => JPEG.slice(0, -2),
  "a JPEG without a picture": () => jpegOf(jpegSegment(0xfe, "nothing")),
  "a JPEG without a scan": () => jpegOf(jpegFrame(2, 2)),
  "a JPEG with two sizes": () => jpegOf(jpegFrame(2, 2), jpegFrame(9, 9), JPEG_SCAN),
  "a JPEG of another coding": () => jpegOf(jpegFrame(2, 2, 0xc9), JPEG_SCAN),
  "a JPEG of a thousand scans": () =>
    jpegOf(jpegFrame(2, 2, 0xc2), ...Array.from({ length: 1_000 }, () => JPEG_SCAN)),
  "a JPEG whose part is longer than it": () => jpegOf(Uint8Array.from([0xff, 0xe0, 0xff, 0xff])),
  "a WebP that breaks off": () => WEBP.slice(0, -4),
  "a WebP without a picture": () => webpOf(webpChunk("EXIF", exif(1))),
  "a WebP with two pictures": () => webpOf(webpPixels(), webpPixels(9, 9)),
  "a WebP that moves": () => webpOf(webpChunk("ANIM", "\0\0\0\0\0\0"), webpPixels()),
  "a WebP with a part that nobody knows": () => webpOf(webpPixels(), webpChunk("EVIL", "code")),
  "a WebP whose first part is longer than it": () =>
    webpOf(webpChunk("VP8 ", joined(Uint8Array.from([0xf0, 0xff, 0xff, 0x9d, 1, 0x2a, 2, 0, 2, 0, 0, 0])))),
  "more than five megabytes": () => sized(5 * MEGABYTE + 1),
};

const SCRIPT = "<script>alert(document.domain)</script>";

/** What is kept of them is what one sees. */
const HARMLESS: Readonly<Record<string, () => Bytes>> = {
  "a PNG without its end": () => PNG.slice(0, -12),
  "a PNG with a page behind it": () => joined(PNG, SCRIPT),
  "a PNG with an archive behind it": () => joined(PNG, "PK\u0003\u0004"),
  "a PNG with a page in its text": () => pngWith(pngChunk("tEXt", joined("Title\0", SCRIPT))),
  "a PNG with a position": () => pngWith(pngChunk("eXIf", joined(exif(1).slice(6)))),
  "a PNG with a profile that is none": () => pngWith(pngChunk("iCCP", new Uint8Array(999))),
  "a PNG that moves": () => pngWith(pngChunk("acTL", new Uint8Array(8))),
  "a PNG that unpacks to far more than it says": () =>
    png(pngHeader(2, 2), pngPixels(new Uint8Array(40 * MEGABYTE)), PNG_END),
  "a JPEG with a page behind it": () => joined(JPEG, SCRIPT),
  "a JPEG with a page in its comment": () => jpegWith(jpegSegment(0xfe, SCRIPT)),
  "a JPEG with a position": () => jpegWith(jpegSegment(0xe1, exif(1))),
  "a JPEG with a small picture of itself": () => jpegWith(jpegSegment(0xe0, "JFIF\0", JPEG)),
  "a WebP with a page behind it": () => joined(WEBP, SCRIPT),
  "a WebP with a position": () => webpWith(8, webpChunk("EXIF", exif(1).slice(6))),
  "a WebP with a page in its metadata": () => webpWith(4, webpChunk("XMP ", SCRIPT)),
};

/** Whether a picture is red above and blue below, as the fixtures are. */
const isUpright = async (bytes: Uint8Array): Promise<boolean> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const last = data.length - info.channels;
  return info.height > info.width && (data[0] ?? 0) > 200 && (data[last + 2] ?? 0) > 200;
};

describe("D74: pictures that are sent", () => {
  test.each(Object.entries(REFUSED))("%s is refused", async (_, sent) => {
    const result = await cleaned(sent());
    expect(result).toMatchObject({ _tag: "Failure", failure: { _tag: "Refused" } });
  });

  test.each(Object.entries(HARMLESS))("%s is kept as what one sees of it", async (_, sent) => {
    const { large, small } = await kept(sent());
    for (const bytes of [large, small]) {
      const said = await sharp(bytes).metadata();
      expect([said.format, said.pages, said.exif, said.xmp, said.icc]).toEqual([
        "webp",
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/script|GPS|PK/u);
    }
  });

  test.each([
    [1, 0],
    [3, 180],
    [6, 270],
    [8, 90],
  ])("a JPEG that a camera was turned for (%i) stands upright", async (orientation, degrees) => {
    const turned = Uint8Array.from(await sharp(JPEG).rotate(degrees).jpeg().toBuffer());
    const sent = joined(turned.slice(0, 2), jpegSegment(0xe1, exif(orientation)), turned.slice(2));
    expect(await isUpright((await kept(sent)).large)).toBe(true);
  });

  test("it is kept in two sizes, and never larger than it was sent", async () => {
    const photograph = await sharp({
      create: { width: 5_000, height: 4_000, channels: 3, background: "#c63" },
    })
      .jpeg()
      .toBuffer();
    const sizesOf = async (sent: Bytes) => {
      const { large, small } = await kept(sent);
      return Promise.all(
        [large, small].map(async (bytes) => {
          const { height, width } = await sharp(bytes).metadata();
          return [width, height];
        }),
      );
    };
    expect(await sizesOf(Uint8Array.from(photograph))).toEqual([
      [1_600, 1_280],
      [192, 192],
    ]);
    expect(await sizesOf(PNG)).toEqual([
      [20, 40],
      [20, 40],
    ]);
  });

  test("a picture of each kind that the sample has, a PNG in seven passes and one with a palette and transparency are kept", async () => {
    const passes = png(pngHeader(3, 3, [8, 0, 0, 0, 1]), pngPixels(new Uint8Array(9 + 6)), PNG_END);
    const colours = await sharp(PNG).ensureAlpha(0.5).png({ palette: true }).toBuffer();
    const sample = new URL("../../../src/adapters/backend/sample/pictures/", import.meta.url);
    const ofKinds = new Map(readdirSync(sample).map((name) => [name.split("-")[0], name]));
    expect([...ofKinds.keys()]).toEqual(["dish", "emblem", "logo", "place", "portrait"]);
    const files = [...ofKinds.values()].map((name) => Uint8Array.from(readFileSync(new URL(name, sample))));
    for (const sent of [passes, Uint8Array.from(colours), ...files])
      expect((await kept(sent)).large.length).toBeGreaterThan(0);
  });

  test("who hangs up leaves only when nothing is decoded for them any more", async () => {
    const sending = Effect.runFork(cleanPicture(bomb(8_000, 5_000)));
    await expect.poll(() => sharp.counters(), { interval: 1 }).toEqual({ queue: 0, process: 1 });
    await Effect.runPromise(Fiber.interrupt(sending));
    expect(sharp.counters()).toEqual({ queue: 0, process: 0 });
  });

  test("memory stays bounded while the worst of them are read, many at once", async () => {
    // In seven passes, so that nothing of it is ready before all of it is.
    const worst = png(
      pngHeader(6_000, 6_000, [8, 6, 0, 0, 1]),
      pngPixels(new Uint8Array(145 * MEGABYTE)),
      PNG_END,
    );
    const before = process.memoryUsage().rss;
    let highest = before;
    const watching = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 5);
    const results = await Promise.all(Array.from({ length: 3 }, () => cleaned(worst)));
    clearInterval(watching);
    expect(new Set(results.map(({ _tag }) => _tag)).size).toBe(1);
    expect(highest - before).toBeLessThan(500 * MEGABYTE);
  });
});
