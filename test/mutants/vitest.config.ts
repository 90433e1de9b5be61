import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { NOTICING } from "./pieces.ts";

const isSlow = ({ moduleId }: TestSpecification): boolean => /\.(?:laws|graph)\.test\.ts$/u.test(moduleId);

/** The first test that fails ends the run of a mutant: what is quick comes first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    return files.toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b)));
  }
}

/** The tests that the mutants of a piece meet. */
export default defineConfig({
  resolve: {
    alias: { "@fast-check/vitest": fileURLToPath(new URL("fast-check.ts", import.meta.url)) },
  },
  test: {
    testTimeout: 30_000,
    isolate: false,
    env: { WALKS: "0.2" },
    sequence: { sequencer: QuickFirst },
    include: NOTICING,
  },
});
