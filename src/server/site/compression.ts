import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = new Set([
  ".css",
  ".html",
  ".ico",
  ".js",
  ".json",
  ".map",
  ".svg",
  ".txt",
  ".wasm",
  ".webmanifest",
]);

/** Below this many bytes the answer fits into the packets that are sent anyway. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressFile = async (file: string) => {
  const body = await readFile(file);
  if (body.byteLength < SMALLEST) return;
  const forms = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }).then((smaller) => ({ file: `${file}.br`, smaller })),
    deflate(body, { level: constants.Z_BEST_COMPRESSION }).then((smaller) => ({
      file: `${file}.gz`,
      smaller,
    })),
  ]);
  await Promise.all(
    forms
      .filter(({ smaller }) => smaller.byteLength < body.byteLength)
      .map((form) => writeFile(form.file, form.smaller)),
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
      .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
};
