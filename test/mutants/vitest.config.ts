import { defineConfig } from "vitest/config";
import { NOTICING } from "./pieces.ts";

/** The tests that the mutants of a piece meet. */
export default defineConfig({
  test: { setupFiles: ["test/mutants/set-up.ts"], testTimeout: 30_000, include: NOTICING },
});
