import * as Result from "effect/Result";
import { afterEach, expect, test, vi } from "vitest";
import { reachServer } from "../../../src/adapters/remote/server-reach.ts";
import { Unreachable } from "../../../src/domain/remote-failure.ts";

afterEach(() => vi.unstubAllGlobals());

const answered = async (answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal("fetch", fetch);
  const outcome = await reachServer(undefined, new AbortController().signal);
  return { asked: fetch.mock.calls, outcome };
};

test("§7: whether anybody answers is asked as every call is, by X-Requested-With", async () => {
  const { asked } = await answered(async () => new Response());
  expect(asked).toEqual([
    [
      "/api/v1/health",
      expect.objectContaining({
        headers: { "X-Requested-With": "XMLHttpRequest" },
        cache: "no-store",
        credentials: "omit",
        redirect: "error",
      }),
    ],
  ]);
});

test.each([200, 401, 404, 429])("D45: %i says that somebody answers", async (status) => {
  const { outcome } = await answered(async () => new Response(null, { status }));
  expect(outcome).toEqual(Result.succeed(undefined));
});

test.each([
  ["503", async () => new Response(null, { status: 503 })],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const)("D45: %s says that nobody does", async (_, answer) => {
  const { outcome } = await answered(answer);
  expect(outcome).toEqual(Result.fail(Unreachable));
});
