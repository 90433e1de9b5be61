import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  sliceOf,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  nearestPage,
  PAGE_SIZES,
  pageCount,
  pageRequest,
  windowOf,
} from "../../src/domain/paging.ts";

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(
    NaN,
    Infinity,
    -Infinity,
    -0,
    0,
    0.5,
    1.5,
    200,
    201,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    2 ** 53,
  ),
);
const sizes = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(1, 2, 3));
const requests = fc.record({ page: fc.integer({ min: 1, max: 1_000 }), size: sizes });
const lists = fc.array(fc.nat(), { maxLength: 450 });
const numbersTo = (last: number): ReadonlyArray<number> =>
  Array.from({ length: last }, (_, index) => index + 1);

describe("D29: page requests", () => {
  test("D29: 200 records at most, 25 unless asked otherwise, and only sizes that can be served are offered", () => {
    expect([MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE, PAGE_SIZES]).toEqual([200, 25, [10, 25, 50, 100]]);
  });

  test.each([
    [1, 25, { page: 1, size: 25 }],
    [3, 10, { page: 3, size: 10 }],
    [0, 0, { page: 1, size: 1 }],
    [-5, -5, { page: 1, size: 1 }],
    [1, 200, { page: 1, size: 200 }],
    [1, 201, { page: 1, size: 200 }],
    [2, 1e9, { page: 2, size: 200 }],
    [1.5, 10.5, { page: 1, size: 25 }],
    [NaN, NaN, { page: 1, size: 25 }],
    [Infinity, Infinity, { page: 1, size: 25 }],
    [-Infinity, -Infinity, { page: 1, size: 25 }],
    [2 ** 60, 2 ** 60, { page: 1, size: 25 }],
    [Number.MAX_SAFE_INTEGER, 7, { page: 1_000_000, size: 7 }],
    [-0, -0, { page: 1, size: 1 }],
  ])("D29: page %d of size %d", (page, size, request) => {
    expect(pageRequest(page, size)).toEqual(request);
  });

  test.prop([anyNumber, anyNumber], { numRuns: 1_000 })(
    "D29: any two numbers become a request that can be served",
    (page, size) => {
      const request = pageRequest(page, size);
      expect(Number.isSafeInteger(request.page) && request.page >= 1).toBe(true);
      expect(Number.isSafeInteger(request.size) && request.size >= 1 && request.size <= 200).toBe(true);
      const window = windowOf(request);
      expect(Number.isSafeInteger(window.first) && window.first >= 0).toBe(true);
      expect(pageRequest(request.page, request.size)).toEqual(request);
    },
  );

  test.prop([requests])("D29: what can be served stays as it is", (request) => {
    expect(pageRequest(request.page, request.size)).toEqual(request);
  });
});

describe("D29: the window of a page", () => {
  test.each([
    [1, 25, { first: 0, max: 25 }],
    [2, 25, { first: 25, max: 25 }],
    [3, 10, { first: 20, max: 10 }],
    [7, 200, { first: 1_200, max: 200 }],
  ])("D29: page %i of size %i starts at a zero-based offset", (page, size, window) => {
    expect(windowOf({ page, size })).toEqual(window);
  });
});

describe("D29: pages and lists", () => {
  test.prop([lists, sizes], { numRuns: 300 })(
    "D29: the pages put together are the list, and each but the last is full",
    (list, size) => {
      const pages = numbersTo(pageCount(list.length, size)).map((page) =>
        sliceOf(list, windowOf({ page, size })),
      );
      expect(pages.flat()).toEqual(list);
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(size);
      expect(pages.at(-1)?.length).toBe(list.length === 0 ? 0 : list.length - size * (pages.length - 1));
      if (list.length > 0) expect(pages.at(-1)).not.toEqual([]);
    },
  );

  test.prop([lists, sizes, fc.integer({ min: 1, max: 9 })])(
    "D29: a page past the last is empty",
    (list, size, past) => {
      expect(sliceOf(list, windowOf({ page: pageCount(list.length, size) + past, size }))).toEqual([]);
    },
  );

  test.each([
    [0, 25, 1],
    [1, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [50, 25, 2],
    [51, 25, 3],
    [201, 200, 2],
    [7, 1, 7],
  ])("D29: %i records in pages of %i are %i pages", (total, size, count) => {
    expect(pageCount(total, size)).toBe(count);
  });

  test.prop([requests, fc.nat({ max: 100_000 })], { numRuns: 500 })(
    "D29: the nearest page is the one asked for, else the last",
    (request, total) => {
      const last = pageCount(total, request.size);
      expect(nearestPage(request, total)).toEqual(
        request.page <= last ? request : { page: last, size: request.size },
      );
      expect(nearestPage(nearestPage(request, total), total)).toEqual(nearestPage(request, total));
    },
  );

  test.prop([requests, anyNumber], { numRuns: 500 })(
    "D29: whatever a backend says the total is, the nearest page can be served",
    (request, total) => {
      const nearest = nearestPage(request, total);
      expect(Number.isSafeInteger(nearest.page) && nearest.page >= 1 && nearest.page <= request.page).toBe(
        true,
      );
      expect(nearest.size).toBe(request.size);
    },
  );
});
