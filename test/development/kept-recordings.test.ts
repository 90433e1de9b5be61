import { afterEach, expect, test, vi } from "vitest";
import { keepRecordings, keptRecordings } from "../../src/development/kept-recordings.ts";
import type { Recordings } from "../../src/development/recording.ts";

/** A tab's storage with room for so many characters. */
const storageOf = (room: number) => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("No room", "QuotaExceededError");
      kept.set(key, value);
    },
  };
};

const recordings = (count: number): Recordings =>
  Array.from({ length: count }, (_, at) => ({
    chart: "auth",
    actor: `x:${at}`,
    steps: [{ at, event: { type: "begun" }, value: "signedOut" }],
  }));

const actors = () => keptRecordings().map(({ actor }) => actor);

test("the latest recordings are kept, as many as there is room for", () => {
  vi.stubGlobal("sessionStorage", storageOf(100_000));
  keepRecordings(recordings(60));
  expect(actors()).toEqual(
    recordings(60)
      .slice(10)
      .map(({ actor }) => actor),
  );

  vi.stubGlobal("sessionStorage", storageOf(600));
  keepRecordings(recordings(60));
  expect(actors()).toContain("x:59");
  expect(actors().length).toBeLessThan(50);
});

test("a tab without any room keeps nothing, and goes on", () => {
  vi.stubGlobal("sessionStorage", storageOf(0));
  keepRecordings(recordings(3));
  expect(keptRecordings()).toEqual([]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});
