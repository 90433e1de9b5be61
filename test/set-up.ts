import { inspect } from "node:util";
import { afterAll, afterEach, vi } from "vitest";

// A run prints results and nothing else: what a test or a library says fails the test that let it.
const METHODS = ["debug", "error", "info", "log", "trace", "warn"] as const;

/** A value in a few lines: an element or a tree of React would fill pages. */
const inShort = (value: unknown): string =>
  typeof value === "string" ? value : inspect(value, { depth: 1, maxArrayLength: 5 }).slice(0, 500);

let said: Array<string> = [];

for (const method of METHODS) {
  console[method] = (...values: ReadonlyArray<unknown>): void => {
    said.push(`console.${method}: ${values.map(inShort).join(" ")}`);
  };
}

const expectSilence = (): void => {
  const words = said;
  said = [];
  if (words.length > 0) throw new Error(`Something was said:\n${words.join("\n")}`);
};

afterEach(expectSilence);
afterEach(() => void vi.useRealTimers());
afterAll(expectSilence);

// The files of a project share one world: what a file changed of it ends with the file.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
