import { join } from "node:path";
import { build, type ResolvedConfig } from "vite";
import type { EarlyFiles } from "../../adapters/browser/early-files.ts";

/** Builds the script that goes before the page, which knows the site's files. */
export const earlyScript = async ({ root, define }: ResolvedConfig, files: EarlyFiles): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "silent",
    define: { ...define, EARLY_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: join(root, "src/composition.early.ts"), output: { format: "iife" } },
    },
  });
  const [output] = Array.isArray(built)
    ? built.flatMap((each) => each.output)
    : "output" in built
      ? built.output
      : [];
  if (output?.type !== "chunk") throw new Error("The early script was not built");
  return output.code;
};
