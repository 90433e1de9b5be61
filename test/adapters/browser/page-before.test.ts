import { afterEach, expect, test, vi } from "vitest";

/** The locks of a browser: one page holds one. Whoever else asks for it gets it, or is late at once. */
const exclusiveLocks = () => {
  const held = new Set<string>();
  return {
    held,
    request: async (name: string, ...[options, within]: ReadonlyArray<unknown>) => {
      if (held.has(name)) throw new DOMException("Late", "TimeoutError");
      const run = typeof options === "function" ? options : within;
      if (typeof run !== "function") throw new TypeError("Nothing to do with the lock");
      held.add(name);
      const done = await run();
      held.delete(name);
      return done;
    },
  };
};

const inBrowser = (locks: object | undefined) => {
  const stored = new Map<string, string>();
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
};

/** A page with nothing of any page's before in its memory. */
const page = async () => {
  vi.resetModules();
  return import("../../../src/adapters/browser/unsent/page-before.ts");
};

afterEach(() => vi.unstubAllGlobals());

test("P51: the page before is gone once the browser let go of what it held, and lives until then", async () => {
  const locks = exclusiveLocks();
  inBrowser(locks);
  expect(await (await page()).isPageBeforeGone()).toBe(true);
  (await page()).markAsOwn();
  const [mark = ""] = locks.held;
  expect(await (await page()).isPageBeforeGone()).toBe(false);
  locks.held.delete(mark);
  expect(await (await page()).isPageBeforeGone()).toBe(true);
});

test("P51: a page marks what is kept once, and the last page's mark counts", async () => {
  const locks = exclusiveLocks();
  inBrowser(locks);
  const first = await page();
  first.markAsOwn();
  first.markAsOwn();
  expect(locks.held.size).toBe(1);
  const [mark = ""] = locks.held;
  (await page()).markAsOwn();
  locks.held.delete(mark);
  expect(await (await page()).isPageBeforeGone()).toBe(false);
});

test("P51: where a browser has no locks no other page lives", async () => {
  inBrowser(undefined);
  (await page()).markAsOwn();
  expect(await (await page()).isPageBeforeGone()).toBe(true);
});

test("P51: where nothing can be kept there is nothing to tell, and nothing breaks", async () => {
  const locks = exclusiveLocks();
  inBrowser(locks);
  vi.stubGlobal("sessionStorage", undefined);
  (await page()).markAsOwn();
  expect(await (await page()).isPageBeforeGone()).toBe(true);
});
