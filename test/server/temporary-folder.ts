import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as Effect from "effect/Effect";

/** Writes files, by path below `folder`. */
export const write = (folder: string, files: Readonly<Record<string, string>>) =>
  Effect.promise(async () => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
  });

/** A folder with these files, until the scope closes. */
export const temporaryFolder = (files: Readonly<Record<string, string>>) =>
  Effect.acquireRelease(
    Effect.promise(() => mkdtemp(join(tmpdir(), "server-"))),
    (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
  ).pipe(Effect.tap((folder) => write(folder, files)));
