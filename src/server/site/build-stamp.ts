import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { failedBy } from "../file-failure.ts";

/** What the built site depends on, relative to the project's root; some may not exist. */
const INPUTS = ["index.html", "lingui.config.ts", "package-lock.json", "public", "src", "vite.config.ts"];

const isMissing = failedBy("ENOENT");
const isFolder = failedBy("EISDIR");

const filesOf = async (root: string, input: string): Promise<ReadonlyArray<readonly [string, Buffer]>> => {
  const path = join(root, input);
  try {
    return [[input, await readFile(path)]];
  } catch (cause) {
    if (isMissing(cause)) return [];
    if (!isFolder(cause)) throw cause;
  }
  const children = await readdir(path);
  return (await Promise.all(children.map((child) => filesOf(root, join(input, child))))).flat();
};

/**
 * A hash over everything the site in `root` is built from, `values` (the browser's settings) included. Generated
 * sources are left out: the build writes them itself. Rejects when a file cannot be read.
 */
export const buildStamp = async (
  root: string,
  values: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  const files = (await Promise.all(INPUTS.map((input) => filesOf(root, input)))).flat();
  const hash = createHash("sha256").update(JSON.stringify(Object.entries(values).toSorted()));
  for (const [path, body] of files.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (path.endsWith(".gen.ts")) continue;
    hash.update(`\0${path}\0${body.byteLength}\0`).update(body);
  }
  return hash.digest("hex");
};
