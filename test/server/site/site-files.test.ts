import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { siteFiles } from "../../../src/server/site/site-files.ts";
import { temporaryFolder } from "../temporary-folder.ts";

test.each([{}, { "assets/main.js": "" }])(
  "a folder without a page is no site",
  (files: Record<string, string>) =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder(files);
      expect(yield* Effect.flip(siteFiles(folder))).toMatchObject({ _tag: "SiteMissing", directory: folder });
      expect(yield* Effect.flip(siteFiles(`${folder}/nowhere`))).toMatchObject({ _tag: "SiteMissing" });
    }).pipe(Effect.scoped, Effect.runPromise),
);
