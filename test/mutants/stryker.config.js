import { MUTATED } from "./pieces.ts";

export default {
  testRunner: "vitest",
  vitest: { configFile: "test/mutants/vitest.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: MUTATED,
  reporters: ["clear-text"],
  clearTextReporter: { logTests: false, reportTests: false },
  concurrency: 2,
  tsconfigFile: "no-tsconfig-to-rewrite.json",
  thresholds: { high: 100, low: 95, break: 95 },
  tempDirName: ".stryker",
};
