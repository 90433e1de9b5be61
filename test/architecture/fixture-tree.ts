import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The folder of package.json. */
export const PROJECT_ROOT = resolve(import.meta.dirname, "../..");

/** What a tool reads besides the files of a fixture; it sees the project's own. */
const SHARED = ["node_modules", "package.json", ".oxlintrc.json", "test/architecture/oxlint-plugin.js"];

/** A folder outside the project that holds `files` (path → text) beside the project's packages and settings. */
export const fixtureTree = async (files: Readonly<Record<string, string>>) => {
  const root = await mkdtemp(join(tmpdir(), "architecture-"));
  const place = async (path: string): Promise<string> => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    return join(root, path);
  };
  for (const path of SHARED) await symlink(join(PROJECT_ROOT, path), await place(path));
  for (const [path, text] of Object.entries(files)) await writeFile(await place(path), text);
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) };
};
