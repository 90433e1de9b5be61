import { access, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import { directoryLock } from "../../adapters/backend/database/directory-lock.ts";
import { reasonOf } from "../../adapters/backend/reason-of.ts";
import { buildStamp } from "./build-stamp.ts";
import { bundlerConfig } from "./bundler.ts";
import { compressSite } from "./compression.ts";

/** The site could not be built; `reason` is the bundler's own account. */
export class SiteNotBuilt extends Data.TaggedError("SiteNotBuilt")<{ readonly reason: string }> {
  override get message(): string {
    return `The site could not be built.\n${this.reason}`;
  }
}

export const notBuilt = (cause: unknown) => new SiteNotBuilt({ reason: reasonOf(cause) });

const attempt = <A>(step: () => Promise<A>) => Effect.tryPromise({ try: step, catch: notBuilt });

const NOT_INSTALLED =
  "What is in dist/ was not built of these sources and settings, and what builds it is not installed here.\n" +
  "Build it with npm run build where the development packages are, with the same settings.";

const vite = Effect.tryPromise({
  try: () => import("vite"),
  catch: () => new SiteNotBuilt({ reason: NOT_INSTALLED }),
});

/** How often whoever wants to build looks whether another has done so. */
const LOOKING = Schedule.spaced("200 millis");

/** One at a time builds the site in `root`, until the scope closes; the others wait. */
const alone = (root: string) =>
  directoryLock(join(root, "node_modules/.cache/site")).pipe(
    Effect.retry({ schedule: LOOKING, while: ({ _tag }) => _tag === "DataDirectoryLocked" }),
    Effect.mapError(({ message }) => new SiteNotBuilt({ reason: message })),
  );

/** React's development edition ends up in the bundle under any other NODE_ENV. */
const asProduction = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.acquireUseRelease(
    Effect.sync(() => {
      const before = process.env["NODE_ENV"];
      process.env["NODE_ENV"] = "production";
      return before;
    }),
    () => effect,
    (before) =>
      Effect.sync(() => {
        if (before === undefined) delete process.env["NODE_ENV"];
        else process.env["NODE_ENV"] = before;
      }),
  );

/**
 * Makes sure that `folder` below `root` is the site of the present sources and `values` (the browser's settings), and
 * gives its directory. Builds and compresses only when the stamp of the last build differs or its page is missing, after
 * whoever builds it already; `onBuild` runs before that. Fails with `SiteNotBuilt`.
 */
export const builtSite = Effect.fnUntraced(function* (
  root: string,
  values: Readonly<Record<string, string | undefined>>,
  onBuild: Effect.Effect<void>,
  folder = "dist",
): Effect.fn.Return<string, SiteNotBuilt> {
  const directory = join(root, folder);
  const stampFile = join(directory, ".build-stamp");
  const stamp = yield* attempt(() => buildStamp(root, values));
  const isBuilt = Effect.tryPromise(async () => {
    await access(join(directory, "index.html"));
    return readFile(stampFile, "utf8");
  }).pipe(Effect.match({ onFailure: () => false, onSuccess: (last) => last === stamp }));
  if (yield* isBuilt) return directory;

  const { build } = yield* vite;
  const building = Effect.gen(function* () {
    yield* alone(root);
    if (yield* isBuilt) return;
    yield* onBuild;
    yield* attempt(async () => {
      // A build that is broken off must not look finished.
      await rm(stampFile, { force: true });
      await build({ ...bundlerConfig(root, values), logLevel: "silent", build: { outDir: directory } });
      await compressSite(directory);
      await writeFile(stampFile, stamp);
    }).pipe(asProduction);
  });
  yield* Effect.scoped(building);
  return directory;
});
