import { fileURLToPath } from "node:url";
import { MUTATED } from "./pieces.ts";

export default {
  testRunner: "vitest",
  vitest: { configFile: "test/mutants/vitest.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner", fileURLToPath(new URL("types-of-charts.ts", import.meta.url))],
  ignorers: ["types of charts"],
  mutate: MUTATED,
  reporters: ["clear-text"],
  clearTextReporter: { logTests: false, reportTests: false },
  concurrency: 2,
  // On a busy machine a mutant must not be taken for one that never ends.
  timeoutMS: 30_000,
  tsconfigFile: "no-tsconfig-to-rewrite.json",
  thresholds: { high: 100, low: 95, break: 95 },
  tempDirName: ".stryker",
};
