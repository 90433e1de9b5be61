import { readdirSync, readFileSync } from "node:fs";
import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { cleanPicture } from "../../../src/adapters/backend/pictures/clean-picture.ts";
import {
  exif,
  JPEG,
  JPEG_SCAN,
  jpegFrame,
  jpegOf,
  jpegSegment,
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
} from "../fixtures-images.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const joined = (...parts: ReadonlyArray<string | Uint8Array>): Bytes =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part))));

const cleaned = (sent: Bytes) => Effect.runPromise(Effect.result(cleanPicture(sent)));
const kept = async (sent: Bytes): Promise<Bytes | undefined> => {
  const result = await cleaned(sent);
  return result._tag === "Success" ? Uint8Array.from(result.success.bytes) : undefined;
};

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
  "a PNG that unpacks to far more than it says": () =>
    png(pngHeader(2, 2), pngPixels(new Uint8Array(300 * MEGABYTE)), PNG_END),
  "a PNG that unpacks to less than it says": () =>
    png(pngHeader(200, 200), pngPixels(new Uint8Array(9)), PNG_END),
  "a PNG whose pixels are packed by nobody": () =>
    png(pngHeader(2, 2), pngChunk("IDAT", joined("not packed")), PNG_END),
  "a PNG without pixels": () => png(pngHeader(2, 2), PNG_END),
  "a PNG without a header": () => png(pngPixels(new Uint8Array(6)), PNG_END),
  "a PNG with two headers": () =>
    png(pngHeader(2, 2), pngHeader(9, 9), pngPixels(new Uint8Array(6)), PNG_END),
  "a PNG that breaks off": () => PNG.slice(0, -6),
  "a PNG without its end": () => PNG.slice(0, -12),
  "a PNG with a wrong bit": () => flipped(PNG, PNG.length - 20),
  "a PNG with a part as long as four gigabytes": () =>
    png(pngHeader(2, 2), Uint8Array.from([255, 255, 255, 255, 73, 68, 65, 84, 0, 0, 0, 0])),
  "a PNG of a colour that there is not": () =>
    png(pngHeader(2, 2, [8, 5, 0, 0, 0]), pngPixels(new Uint8Array(6)), PNG_END),
  "a PNG of a depth that its colour has not": () =>
    png(pngHeader(2, 2, [3, 0, 0, 0, 0]), pngPixels(new Uint8Array(6)), PNG_END),
  "a PNG that moves": () => pngWith(pngChunk("acTL", new Uint8Array(8))),
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

/** What is kept of them is the picture alone. */
const HARMLESS: Readonly<Record<string, readonly [sent: () => Bytes, kept: () => Bytes]>> = {
  "a PNG with a page behind it": [() => joined(PNG, SCRIPT), () => PNG],
  "a PNG with an archive behind it": [() => joined(PNG, "PK\u0003\u0004"), () => PNG],
  "a PNG with a page in its text": [() => pngWith(pngChunk("tEXt", joined(SCRIPT))), () => PNG],
  "a PNG with a position": [() => pngWith(pngChunk("eXIf", joined("GPS 52.5 N"))), () => PNG],
  "a PNG with a profile that is none": [() => pngWith(pngChunk("iCCP", new Uint8Array(999))), () => PNG],
  "a JPEG with a page behind it": [() => joined(JPEG, SCRIPT), () => JPEG],
  "a JPEG with a page in its comment": [
    () => jpegOf(jpegSegment(0xfe, SCRIPT), jpegFrame(2, 2), JPEG_SCAN),
    () => JPEG,
  ],
  "a JPEG with a position": [
    () => jpegOf(jpegSegment(0xe1, exif(1)), jpegFrame(2, 2), JPEG_SCAN),
    () => JPEG,
  ],
  "a JPEG with a small picture of itself": [
    () => jpegOf(jpegSegment(0xe0, "JFIF\0", JPEG), jpegFrame(2, 2), JPEG_SCAN),
    () => JPEG,
  ],
  "a WebP with a page behind it": [() => joined(WEBP, SCRIPT), () => WEBP],
  "a WebP with a position": [() => webpOf(webpPixels(), webpChunk("EXIF", exif(1))), () => WEBP],
  "a WebP with a page in its metadata": [() => webpOf(webpPixels(), webpChunk("XMP ", SCRIPT)), () => WEBP],
};

describe("D74: pictures that are sent", () => {
  test.each(Object.entries(REFUSED))("%s is refused", async (_, sent) => {
    const result = await cleaned(sent());
    expect(result).toMatchObject({ _tag: "Failure", failure: { _tag: "Refused" } });
  });

  test.each(Object.entries(HARMLESS))("%s is kept as the picture alone", async (_, [sent, alone]) => {
    expect(await kept(sent())).toEqual(alone());
  });

  test.each([2, 3, 6, 8])("a JPEG is turned as before (%i), and nothing else is told of it", async (turn) => {
    const bytes = await kept(jpegOf(jpegSegment(0xe1, exif(turn)), jpegFrame(2, 2), JPEG_SCAN));
    const text = Buffer.from(bytes ?? []).toString("latin1");
    expect(text).toContain(`\u0001\u0012\0\u0003\0\0\0\u0001\0${String.fromCharCode(turn)}`);
    expect(text).not.toContain("GPS");
    expect(await kept(Uint8Array.from(bytes ?? []))).toEqual(bytes);
  });

  test("a PNG in seven passes, with a palette and with transparency is kept as it is", async () => {
    const passes = png(pngHeader(3, 3, [8, 0, 0, 0, 1]), pngPixels(new Uint8Array(9 + 6)), PNG_END);
    const colours = png(
      pngHeader(9, 1, [1, 3, 0, 0, 0]),
      pngChunk("PLTE", new Uint8Array(6)),
      pngChunk("tRNS", new Uint8Array(2)),
      pngPixels(new Uint8Array(3)),
      PNG_END,
    );
    expect([await kept(passes), await kept(colours)]).toEqual([passes, colours]);
  });

  test("real pictures are kept: those of the sample as they are, photographs without what is not seen", async () => {
    const sample = new URL("../../../src/adapters/backend/sample/pictures/", import.meta.url);
    for (const name of readdirSync(sample)) {
      const bytes = Uint8Array.from(readFileSync(new URL(name, sample)));
      expect((await kept(bytes))?.length, name).toBeGreaterThan(bytes.length / 2);
    }
    const taken = new URL("../../../docs/pictures/list.jpg", import.meta.url);
    const photograph = Uint8Array.from(readFileSync(taken));
    const alone = await kept(photograph);
    expect(alone?.length).toBeGreaterThan(photograph.length * 0.9);
    expect(await kept(Uint8Array.from(alone ?? []))).toEqual(alone);
  });

  test("memory stays bounded while the worst of them is read, many at once", async () => {
    const sent = png(
      pngHeader(6_000, 6_000, [16, 6, 0, 0, 0]),
      pngPixels(new Uint8Array(200 * MEGABYTE)),
      PNG_END,
    );
    const before = process.memoryUsage().rss;
    let highest = before;
    const watching = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 5);
    const results = await Promise.all(Array.from({ length: 20 }, () => cleaned(sent)));
    clearInterval(watching);
    expect(new Set(results.map(({ _tag }) => _tag))).toEqual(new Set(["Failure"]));
    expect(highest - before).toBeLessThan(100 * MEGABYTE);
  });
});
