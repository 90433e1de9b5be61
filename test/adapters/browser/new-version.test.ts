import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isOutdated } from "../../../src/adapters/browser/new-version.ts";

const RUNTIME = "/assets/runtime-abcdefgh.js";

const page = (entry: string): string =>
  `<html><head><script type="module" src="${RUNTIME}"></script><script type="module" src="${entry}"></script></head><body><div id="root"></div></body></html>`;

const answering = (body: string, status = 200) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status }));

describe("a newer version of the page", () => {
  beforeEach(() =>
    vi.stubGlobal("document", {
      querySelectorAll: () =>
        [RUNTIME, "/assets/index-abcdefgh.js"].map((src) => ({ getAttribute: () => src })),
    }),
  );
  afterEach(() => void vi.unstubAllGlobals());

  test("is there when one of the scripts that the server's page begins with is another", async () => {
    answering(page("/assets/index-12345678.js"));
    expect(await isOutdated()).toBe(true);
  });

  test.each([
    ["the same page", () => answering(page("/assets/index-abcdefgh.js"))],
    ["a page that is not ours, as a hotel's", () => answering("<html><body>Welcome</body></html>")],
    ["a failure", () => answering(page("/assets/index-12345678.js"), 503)],
    ["nobody", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))],
  ])("is not there when %s answers", async (_, answer) => {
    answer();
    expect(await isOutdated()).toBe(false);
  });
});
