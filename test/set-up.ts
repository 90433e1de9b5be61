import { inspect } from "node:util";
import { afterAll, afterEach, expect, vi } from "vitest";
import { Confidential } from "../src/domain/confidential.ts";

// A run prints results and nothing else: what a test or a library says fails the test that let it.
const METHODS = ["debug", "error", "info", "log", "trace", "warn"] as const;

// What is confidential has nothing that could be compared but what it reveals.
expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    a instanceof Confidential && b instanceof Confidential ? a.revealed === b.revealed : undefined,
]);

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
  vi.unstubAllGlobals();
});
