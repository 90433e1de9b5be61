import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ENCODINGS, KINDS } from "./file-kinds.ts";

/** Below this many bytes the answer fits into the packets that are sent anyway. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESS: Readonly<Record<(typeof ENCODINGS)[number]["name"], (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => deflate(body, { level: constants.Z_BEST_COMPRESSION }),
};

const compressFile = async (file: string) => {
  const body = await readFile(file);
  if (body.byteLength < SMALLEST) return;
  await Promise.all(
    ENCODINGS.map(async ({ name, ending }) => {
      const smaller = await COMPRESS[name](body);
      if (smaller.byteLength < body.byteLength) await writeFile(file + ending, smaller);
    }),
  );
};

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every compressible file of 1 KiB or more below `directory`,
 * where they are smaller. Rejects when a file cannot be read or written.
 */
export const compressSite = async (directory: string): Promise<void> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && KINDS[extname(entry.name)]?.shrinks === true)
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
};
