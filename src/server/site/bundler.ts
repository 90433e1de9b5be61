import { join } from "node:path";
import type { InlineConfig } from "vite";

/** The browser's settings as the bundler puts them in. */
export const definitionsOf = (
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value) ?? "undefined",
    ]),
  );

/**
 * What the build and the development server add to `vite.config.ts`: the browser's settings, and silence of Vite's
 * own `.env` reading.
 */
export const bundlerConfig = (root: string, define: Readonly<Record<string, string>>): InlineConfig => ({
  root,
  configFile: join(root, "vite.config.ts"),
  envDir: false,
  define,
});
