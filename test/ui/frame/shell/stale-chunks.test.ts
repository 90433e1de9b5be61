import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reloadOnceWhenStale } from "../../../../src/adapters/browser/stale-chunks.ts";

const stop: Array<() => void> = [];
const begin = () => {
  const reload = vi.fn<() => void>();
  const listening = vi.spyOn(globalThis, "addEventListener");
  const isReloading = reloadOnceWhenStale(reload);
  const listener = listening.mock.calls.find(([name]) => name === "vite:preloadError")?.[1];
  stop.push(() => listener && removeEventListener("vite:preloadError", listener));
  listening.mockRestore();
  return { reload, isReloading };
};
const missing = (chunk: string): boolean =>
  dispatchEvent(
    Object.assign(new Event("vite:preloadError", { cancelable: true }), {
      payload: new Error(`Failed: ${chunk}`),
    }),
  );

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  for (const end of stop.splice(0)) end();
});

describe("a part of the page that has gone after a deployment", () => {
  test("reloads the page once; when it is still missing then, the failure goes on to the error screen", () => {
    const before = begin();
    expect(missing("users-abc.js")).toBe(true);
    expect([before.reload.mock.calls.length, before.isReloading()]).toEqual([1, true]);
    for (const end of stop.splice(0)) end();
    const after = begin();
    expect(missing("users-abc.js")).toBe(true);
    expect([after.reload.mock.calls.length, after.isReloading()]).toEqual([0, false]);
  });

  test("another part that goes later reloads again", () => {
    const { reload } = begin();
    missing("users-abc.js");
    missing("users-def.js");
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("never reloads without a network or without a way to know that it did", () => {
    const { reload } = begin();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    missing("users-abc.js");
    vi.restoreAllMocks();
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("denied");
    });
    missing("users-def.js");
    expect(reload).not.toHaveBeenCalled();
  });
});
