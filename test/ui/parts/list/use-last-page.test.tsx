import { renderHook } from "@testing-library/react";
import * as Result from "effect/Result";
import { beforeEach, expect, test, vi } from "vitest";
import { createActor, fromTransition } from "xstate";
import type { ListRequest } from "../../../../src/domain/list-request.ts";
import { useLastPage } from "../../../../src/ui/parts/list/use-last-page.ts";
import type { SettledList } from "../../../../src/ui/parts/list/settled-list.ts";
import { REQUEST } from "../../../machines/use-cases/lists/listed.ts";
import { onRequest, page } from "./list-fixtures.tsx";

const settledAt = (request: ListRequest, count: number, total: number): SettledList<string> => {
  const result = page(
    Array.from({ length: count }, (_, index) => `record ${index}`),
    { total },
  );
  const progress = createActor(fromTransition(() => undefined, undefined)).start();
  return { reading: { request, progress, page: Promise.resolve(result) }, result };
};

const shown = (...settled: ReadonlyArray<SettledList<string> | undefined>) => {
  const [first, ...others] = settled;
  const { rerender } = renderHook((now: SettledList<string> | undefined) => useLastPage(now, onRequest), {
    initialProps: first,
  });
  for (const next of others) rerender(next);
};

beforeEach(() => void vi.resetAllMocks());

const third = { ...REQUEST, page: 3, size: 25 };

test("when all rows of the last page are deleted, one stands on the last page that exists", () => {
  shown(undefined, settledAt(third, 10, 60), settledAt({ ...third }, 0, 50));
  expect(onRequest.mock.calls).toEqual([[{ ...third, page: 2 }]]);
});

test("when nothing is left at all, it is the first", () => {
  shown(settledAt(third, 10, 60), settledAt({ ...third }, 0, 0));
  expect(onRequest.mock.calls).toEqual([[{ ...third, page: 1 }]]);
});

test("who asks for a page beyond the end is not taken elsewhere", () => {
  shown(settledAt({ ...third, page: 2 }, 25, 50), settledAt(third, 0, 50));
  expect(onRequest).not.toHaveBeenCalled();
});

test("a list that is not available is no empty page, and a failure none either", () => {
  const failed = { ...settledAt({ ...third }, 0, 50), result: Result.fail({ _tag: "Forbidden" } as const) };
  const away = { ...settledAt({ ...third }, 0, 50), result: page([], { total: 0, isAvailable: false }) };
  shown(settledAt(third, 10, 60), failed, away);
  expect(onRequest).not.toHaveBeenCalled();
});
