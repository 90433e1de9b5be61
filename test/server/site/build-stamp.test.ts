import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { buildStamp } from "../../../src/server/site/build-stamp.ts";
import { temporaryFolder, write } from "../temporary-folder.ts";

const SOURCES = {
  "index.html": "<!doctype html>",
  "package-lock.json": "{}",
  "public/favicon.svg": "<svg/>",
  "src/main.tsx": "start()",
  "src/ui/Button.tsx": "export {}",
  "src/route-tree.gen.ts": "export {}",
  "vite.config.ts": "export default {}",
};

const VALUES = { VITE_FIREBASE_PROJECT_ID: undefined, VITE_FIREBASE_AUTH_EMULATOR: "http://127.0.0.1:9099" };

const stamp = (root: string, values: Record<string, string | undefined> = VALUES) =>
  Effect.promise(() => buildStamp(root, values));

const stampAfter = (changes: Record<string, string>) =>
  Effect.gen(function* () {
    const root = yield* temporaryFolder(SOURCES);
    yield* write(root, changes);
    return yield* stamp(root);
  }).pipe(Effect.scoped);

test("the same sources in another place have the same stamp", () =>
  Effect.gen(function* () {
    expect(yield* stampAfter({})).toBe(yield* stampAfter({}));
  }).pipe(Effect.runPromise));

test.each([
  "index.html",
  "lingui.config.ts",
  "package-lock.json",
  "public/favicon.svg",
  "public/new.txt",
  "src/main.tsx",
  "src/ui/Button.tsx",
  "src/ui/New.tsx",
  "vite.config.ts",
])("a change of %s changes it", (path) =>
  Effect.gen(function* () {
    expect(yield* stampAfter({ [path]: "changed" })).not.toBe(yield* stampAfter({}));
  }).pipe(Effect.runPromise),
);

test.each(["README.md", "test/main.test.ts", "dist/index.html", "src/route-tree.gen.ts"])(
  "a change of %s does not",
  (path) =>
    Effect.gen(function* () {
      expect(yield* stampAfter({ [path]: "changed" })).toBe(yield* stampAfter({}));
    }).pipe(Effect.runPromise),
);

test("content that moves from one file to the next changes it", () =>
  Effect.gen(function* () {
    const one = yield* stampAfter({ "src/a.ts": "xy", "src/b.ts": "" });
    const other = yield* stampAfter({ "src/a.ts": "x", "src/b.ts": "y" });
    const whole = yield* stampAfter({ "src/a.ts": "x\0src/b.tsy" });
    expect(new Set([one, other, whole]).size).toBe(3);
  }).pipe(Effect.runPromise));

test("the browser's values are part of it, their order is not", () =>
  Effect.gen(function* () {
    const root = yield* temporaryFolder(SOURCES);
    const { VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_AUTH_EMULATOR } = VALUES;
    const first = yield* stamp(root);
    expect(yield* stamp(root, { VITE_FIREBASE_AUTH_EMULATOR, VITE_FIREBASE_PROJECT_ID })).toBe(first);
    expect(yield* stamp(root, { ...VALUES, VITE_FIREBASE_PROJECT_ID: "kitchen-1234" })).not.toBe(first);
  }).pipe(Effect.scoped, Effect.runPromise));
