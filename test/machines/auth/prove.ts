import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testOf } from "../../../src/development/recorded-test.ts";
import { recordedIn, storiesOf, waysIn } from "./walked-ways.ts";

/**
 * Runs all that proves sign-in. With `--coverage` it also goes through the journeys of sign-in on the development
 * server, writes which ways of the chart its tests walked and which its journeys did, and makes tests of what the
 * journeys recorded.
 */
const SUITES = [
  "test/machines/auth",
  "test/machines/effect-actor",
  "test/machines/use-cases",
  "test/adapters/remote/expiry",
  "test/adapters/remote/create-user",
  "test/ui/pages/sign-in",
];
/** How many times as many examples as `npm test` takes, and how long each test may take for that. */
const WALKS = 10;
const PATIENCE_MS = WALKS * 180_000;
const WRITTEN = "src/development/walked.json";
const STORIES = "test/machines/auth/auth.journeys.test.ts";

const folder = mkdtempSync(join(tmpdir(), "walked-"));

const run = (
  name: string,
  command: string,
  words: ReadonlyArray<string>,
  isMeasured: boolean,
): ReadonlyArray<string> => {
  const file = join(folder, name);
  writeFileSync(file, "");
  const { status } = spawnSync("npx", [command, ...words], {
    stdio: "inherit",
    env: { ...process.env, WALKS: String(WALKS), ...(isMeasured && { WALKED: file }) },
  });
  if (status !== 0) process.exit(status ?? 1);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
};

const isMeasured = process.argv.includes("--coverage");
const walked = run(
  "tests",
  "vitest",
  ["run", `--test-timeout=${String(PATIENCE_MS)}`, ...SUITES],
  isMeasured,
);
if (isMeasured) {
  const journeys = [
    "--config",
    "test/e2e/playwright.config.ts",
    "--no-deps",
    "--project=reading",
    "--project=adding",
    "e2e/sign-in.e2e",
    "e2e/journey.e2e",
    // The development server gives each module by itself: too late on a bad line, and not in the order of what was built.
    "--grep-invert=@built",
  ];
  const recorded = recordedIn(run("journeys", "playwright", ["test", ...journeys], isMeasured));
  const tests = new Set(walked.flatMap((line): ReadonlyArray<string> => JSON.parse(line)));
  const both = { tests: [...tests].toSorted(), journeys: [...waysIn(recorded)].toSorted() };
  writeFileSync(WRITTEN, `${JSON.stringify(both, undefined, 2)}\n`);
  writeFileSync(STORIES, await testOf("auth/auth", storiesOf(recorded)));
}
