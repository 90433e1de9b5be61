import { defineConfig } from "vitest/config";

/** The tests that mutants of the auth chart, the roles and the permissions meet. */
export default defineConfig({
  test: {
    setupFiles: ["test/mutants/set-up.ts"],
    testTimeout: 30_000,
    include: [
      "test/machines/auth/auth.{answers,transitions,view,actions,cooldown}.test.ts",
      "test/domain/{role,permission}.test.ts",
    ],
  },
});
