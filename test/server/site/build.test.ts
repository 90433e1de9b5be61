import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import { afterEach, expect, test, vi } from "vitest";
import { builtSite } from "../../../src/server/site/build.ts";
import { siteFiles } from "../../../src/server/site/site-files.ts";
import { temporaryFolder, write } from "../temporary-folder.ts";

const PROJECT = {
  "index.html": `<!doctype html><script type="module" src="/src/main.js"></script>`,
  "src/main.js":
    "document.title = [import.meta.env.VITE_FIREBASE_AUTH_EMULATOR, import.meta.env.VITE_OTHER];",
  "vite.config.ts": "export default { build: { minify: false } };",
  ".env": "VITE_FIREBASE_AUTH_EMULATOR=from-vite\nVITE_OTHER=from-vite",
};

const VALUES = { VITE_FIREBASE_AUTH_EMULATOR: "http://127.0.0.1:9099" };

/** Builds if need be, and tells whether it was. */
const build = (root: string) =>
  Effect.gen(function* () {
    let builds = 0;
    const directory = yield* builtSite(
      root,
      VALUES,
      Effect.sync(() => {
        builds += 1;
      }),
    );
    return { directory, built: builds === 1 };
  });

/** The text of the built scripts. */
const bundle = (directory: string) =>
  Effect.map(siteFiles(directory), (files) =>
    [...files]
      .filter(([path]) => path.startsWith("/assets/"))
      .map(([, { representations }]) => representations.at(-1)?.body.toString())
      .join(""),
  );

test("the site is built once for each state of its sources", () =>
  Effect.gen(function* () {
    const root = yield* temporaryFolder(PROJECT);
    const { directory } = yield* build(root);
    expect(yield* build(root)).toEqual({ directory, built: false });

    yield* write(root, { "src/main.js": `document.title = ${JSON.stringify("kitchen ".repeat(200))};` });
    expect(yield* build(root)).toEqual({ directory, built: true });
    const [script] = [...(yield* siteFiles(directory))].filter(([path]) => path.startsWith("/assets/"));
    expect(script?.[1].representations.map(({ encoding }) => encoding)).toEqual(["br", "gzip", "identity"]);

    yield* Effect.promise(() => rm(directory, { recursive: true }));
    expect(yield* build(root)).toEqual({ directory, built: true });

    // Without its page it is refused as a site: building it again has to help.
    yield* Effect.promise(() => rm(join(directory, "index.html")));
    expect(yield* build(root)).toEqual({ directory, built: true });
  }).pipe(Effect.scoped, Effect.runPromise));

test("of many that want the site at once, one builds it and the others wait for it", () =>
  Effect.gen(function* () {
    const root = yield* temporaryFolder(PROJECT);
    const all = yield* Effect.all(
      Array.from({ length: 4 }, () => build(root)),
      { concurrency: "unbounded" },
    );
    expect(all.filter(({ built }) => built)).toHaveLength(1);
    for (const { directory } of all) expect((yield* siteFiles(directory)).has("/index.html")).toBe(true);
    expect(yield* build(root)).toMatchObject({ built: false });
  }).pipe(Effect.scoped, Effect.runPromise));

test("the bundle holds the server room's values, whatever Vite would read itself", () =>
  Effect.gen(function* () {
    const root = yield* temporaryFolder(PROJECT);
    const { directory } = yield* build(root);
    const text = yield* bundle(directory);
    expect(text).toContain("http://127.0.0.1:9099");
    expect(text).not.toContain("from-vite");
  }).pipe(Effect.scoped, Effect.runPromise));

test("sources that cannot be built are a failure with the bundler's words, and leave no stamp", () =>
  Effect.gen(function* () {
    const root = yield* temporaryFolder(PROJECT);
    const { directory } = yield* build(root);
    yield* write(root, { "src/main.js": `import "./nowhere.js";` });
    const failure = yield* Effect.flip(build(root));
    expect(failure._tag).toBe("SiteNotBuilt");
    expect(failure.message).toContain("nowhere.js");
    const stamp = yield* Effect.promise(() =>
      readFile(join(directory, ".build-stamp")).catch(() => undefined),
    );
    expect(stamp).toBeUndefined();
  }).pipe(Effect.scoped, Effect.runPromise));

test.each(["test", undefined])("a build is for production where NODE_ENV is %s", (before) =>
  Effect.gen(function* () {
    vi.stubEnv("NODE_ENV", before);
    const root = yield* temporaryFolder({
      ...PROJECT,
      "src/main.js": "document.title = process.env.NODE_ENV;",
    });
    const { directory } = yield* build(root);
    expect(yield* bundle(directory)).toContain('"production"');
  }).pipe(Effect.scoped, Effect.runPromise),
);

afterEach(() => {
  vi.unstubAllEnvs();
});
