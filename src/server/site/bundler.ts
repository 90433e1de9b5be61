import { join } from "node:path";
import type { InlineConfig } from "vite";

/**
 * What the build and the development server add to `vite.config.ts`: the browser's settings, and silence of Vite's
 * own `.env` reading.
 */
export const bundlerConfig = (
  root: string,
  values: Readonly<Record<string, string | undefined>>,
): InlineConfig => ({
  root,
  configFile: join(root, "vite.config.ts"),
  envDir: false,
  define: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value) ?? "undefined",
    ]),
  ),
});
