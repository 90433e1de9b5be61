import { execFile } from "node:child_process";
import { access, readFile, rm, writeFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import { directoryLock } from "../../adapters/backend/database/directory-lock.ts";
import { reasonOf } from "../../adapters/backend/reason-of.ts";
import { buildStamp } from "./build-stamp.ts";
import type { BundleTask } from "./bundle.ts";
import { definitionsOf } from "./bundler.ts";

const BUNDLE = join(import.meta.dirname, "bundle.ts");

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

const bundlerIsThere = Effect.try({
  try: () => findPackageJSON("vite", import.meta.url),
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

/** What a process that failed has said. */
const saidIn = (failure: unknown): string =>
  failure instanceof Error && "stderr" in failure && failure.stderr !== ""
    ? String(failure.stderr)
    : reasonOf(failure);

/** Bundles in a process of its own, which gives back what the bundler takes: a gigabyte. */
const bundle = (task: BundleTask) =>
  Effect.tryPromise({
    try: (signal) =>
      promisify(execFile)(process.execPath, [BUNDLE, JSON.stringify(task)], {
        // React's development edition ends up in the bundle under any other NODE_ENV.
        env: { ...process.env, NODE_ENV: "production" },
        signal,
      }),
    catch: (cause) => new SiteNotBuilt({ reason: saidIn(cause) }),
  });

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

  yield* bundlerIsThere;
  const building = Effect.gen(function* () {
    yield* alone(root);
    if (yield* isBuilt) return;
    yield* onBuild;
    // A build that is broken off must not look finished.
    yield* attempt(() => rm(stampFile, { force: true }));
    yield* bundle({ root, directory, define: definitionsOf(values) });
    yield* attempt(() => writeFile(stampFile, stamp));
  });
  yield* Effect.scoped(building);
  return directory;
});
