import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import { tagOf } from "../../adapters/backend/entity-tags.ts";
import { ENCODINGS, KINDS } from "./file-kinds.ts";

/** One way to send a file: as it is (`identity`) or precompressed. */
export interface Representation {
  readonly encoding: (typeof ENCODINGS)[number]["name"] | "identity";
  readonly body: Buffer;
  /** A strong validator. */
  readonly etag: string;
}

export interface SiteFile {
  readonly contentType: string;
  /** Precompressed forms first, the plain one last. */
  readonly representations: ReadonlyArray<Representation>;
}

/** The built site by URL path, for example `/assets/main-1a2b3c.js`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

export class SiteMissing extends Data.TaggedError("SiteMissing")<{ readonly directory: string }> {
  override get message(): string {
    return `There is no built site in ${this.directory}. Build it with npm run build.`;
  }
}

const representation = (encoding: Representation["encoding"], body: Buffer): Representation => ({
  encoding,
  body,
  etag: tagOf(body, 22),
});

const isCompressed = (path: string) => ENCODINGS.some(({ ending }) => path.endsWith(ending));
const isHidden = (path: string) => path.split("/").some((segment) => segment.startsWith("."));

const readSite = async (directory: string): Promise<SiteFiles> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const bodies = new Map<string, Buffer>();
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        bodies.set(`/${relative(directory, file).replaceAll(sep, "/")}`, await readFile(file));
      }),
  );
  const files = new Map<string, SiteFile>();
  for (const [path, body] of bodies) {
    if (isCompressed(path) || isHidden(path)) continue;
    const compressed = ENCODINGS.flatMap(({ name, ending }) => {
      const smaller = bodies.get(path + ending);
      return smaller === undefined ? [] : [representation(name, smaller)];
    });
    files.set(path, {
      contentType: KINDS[extname(path)]?.contentType ?? "application/octet-stream",
      representations: [...compressed, representation("identity", body)],
    });
  }
  return files;
};

/**
 * Reads a whole built site (a few megabytes) into memory, so that a later build of the same directory never tears
 * the answers of a running server. Dot files are left out. Fails with `SiteMissing` without an `index.html`.
 */
export const siteFiles = (directory: string): Effect.Effect<SiteFiles, SiteMissing> =>
  Effect.tryPromise({
    try: () => readSite(directory),
    catch: () => new SiteMissing({ directory }),
  }).pipe(
    Effect.filterOrFail(
      (files) => files.has("/index.html"),
      () => new SiteMissing({ directory }),
    ),
  );
