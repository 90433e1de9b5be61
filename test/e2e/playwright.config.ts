import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { COMPILED } from "../compiled.ts";
import { chromiumLaunch } from "./chromium.ts";

/** A directory for the data of a run, which goes with it; what the server says beside it stays after a failure. */
const ownDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), "console-e2e-"));
  process.once("exit", (code) => {
    rmSync(directory, { recursive: true, force: true });
    if (code === 0) rmSync(`${directory}.log`, { force: true });
  });
  return directory;
};

// Another checkout may run its journeys at the same time, with this and the emulator's variable (README) set.
const PORT = Number(process.env["CONSOLE_E2E_PORT"] ?? 3210);
const address = `http://localhost:${PORT}`;

// Playwright reads this file once in each of its processes; only the first may choose the directory.
const dataDirectory = (process.env["CONSOLE_E2E_DATA"] ??= ownDirectory());

// Programs that journeys start are compiled once.
process.env["NODE_COMPILE_CACHE"] = COMPILED;

/** Some journeys go through a whole matrix then, one after the other. */
const WHOLE = process.env["WHOLE"] === "1";

/** `SEVERAL=1` sends every journey through a balancer to two consoles on one PostgreSQL; `WALKED` has charts recorded, as only the development server can. */
const PROGRAM =
  process.env["SEVERAL"] === "1"
    ? "test/operations/several-consoles.ts"
    : process.env["WALKED"] === undefined
      ? "src/server/start.ts"
      : "src/server/dev.ts";

/** Journeys that add accounts come after those that count them. */
const ADDING = [
  "sign-in.e2e.ts",
  "account.e2e.ts",
  "canary.e2e.ts",
  "editing.e2e.ts",
  "records.e2e.ts",
  "business.e2e.ts",
  "business-pages.e2e.ts",
  "first-days.e2e.ts",
  "activity.e2e.ts",
  "workbench.e2e.ts",
];

/** Journeys in a console of their own, each file one after the other: the others find room beside them. */
const APART = ["states.e2e.ts", "scale.e2e.ts"];

export default defineConfig({
  testDir: ".",
  projects: [
    { name: "apart", testMatch: APART },
    { name: "reading", testMatch: "*.e2e.ts", testIgnore: [...APART, ...ADDING] },
    { name: "adding", testMatch: ADDING, dependencies: ["reading"] },
  ],
  outputDir: "../../test-results",
  fullyParallel: true,
  // One more than cores: many a journey waits for a clock.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  // Limits for a busy machine too: what takes longer hangs.
  timeout: WHOLE ? 3_600_000 : 600_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: address,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: chromiumLaunch(),
    // Recording every journey doubled what it cost; `--trace retain-on-failure` records one that is looked into.
    trace: "off",
    screenshot: "only-on-failure",
    locale: "en-GB",
  },
  webServer: {
    // What the server says is kept beside its data: a test looks for secrets in it.
    command: `exec node ${PROGRAM} > "$DATA_DIR.log"`,
    cwd: join(import.meta.dirname, "../.."),
    url: `${address}/api/v1/health`,
    env: { PORT: String(PORT), DATA_DIR: dataDirectory, LOG_REQUESTS: "1" },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 3_000 },
    stderr: "pipe",
  },
});
