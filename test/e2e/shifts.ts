import type { Page } from "@playwright/test";

/** By how much a page may move while it comes, as browsers count it. */
export const MOST_SHIFT = 0.02;

/** From the first paint of a document on, adds up by how much things moved that nobody had touched. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Number(Reflect.get(globalThis, "moved") ?? 0);
        Reflect.set(globalThis, "moved", sum + Number(Reflect.get(entry, "value")));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
};

/** What has moved by now, what is told in the next frame included. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Number(Reflect.get(globalThis, "moved") ?? 0);
  });
