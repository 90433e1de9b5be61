import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { arranged } from "../../../../src/domain/list-definition.ts";
import type { ListRequest } from "../../../../src/domain/list-request.ts";
import {
  Forbidden,
  NotAcceptable,
  NotFound,
  NotOffered,
  ServerFailed,
  Unauthorized,
  Unreachable,
  Unreadable,
} from "../../../../src/domain/remote-failure.ts";
import type { Progress } from "../../../../src/machines/use-cases/lists/collect-records.ts";
import { emptyWhereUnavailable, listRecords } from "../../../../src/machines/use-cases/lists/list-records.ts";
import { backend, kitchen, kitchens, REQUEST } from "./listed.ts";
import { kitchenListDefinition } from "../../../../src/domain/kitchen.ts";

const asking = (
  request: Partial<ListRequest>,
  onProgress: (progress: Progress) => void = () => undefined,
) => ({
  request: { ...REQUEST, ...request },
  language: "en",
  onProgress,
});

const PLAIN = {
  isCounted: true,
  unreadable: 0,
  isArranged: true,
  lookedThrough: undefined,
  isServed: false,
  isAvailable: true,
};

describe("a page of a list", () => {
  it.effect("D36: without sorting and filters the backend pages: one page, one count, nothing else", () =>
    Effect.gen(function* () {
      const all = kitchens(60);
      const { source, calls } = backend(all);
      const page = yield* listRecords(source)(asking({ page: 2 }));
      expect(page).toEqual({ ...PLAIN, items: all.slice(25, 50), total: 60, whole: 60 });
      expect(calls).toEqual(["page 25+25"]);
    }),
  );

  it.effect("D36: sorted, it is cut from the whole list, which is read 200 at a time with progress", () =>
    Effect.gen(function* () {
      const all = kitchens(450);
      const { source, calls } = backend(all);
      const told: Array<Progress> = [];
      const sorting = { sort: "score", direction: "descending" } as const;
      const page = yield* listRecords(source)(asking({ ...sorting, page: 3 }, (now) => told.push(now)));
      const sorted = arranged(kitchenListDefinition, all, { ...sorting, filters: {} }, "en");
      expect(page).toEqual({ ...PLAIN, items: sorted.slice(50, 75), total: 450, whole: 450 });
      expect(calls).toEqual(["page 0+200", "page 200+200", "page 400+200"]);
      expect(told).toEqual([200, 400, 450].map((done) => ({ done, total: 450 })));
    }),
  );

  it.effect("D58: what a backend lists but does not search is looked through here, and it is said", () =>
    Effect.gen(function* () {
      const all = kitchens(60);
      const { source, calls } = backend(all, { isListing: true });
      const { find: _, ...unsearched } = source;
      const definition = { ...kitchenListDefinition, isSearched: false };
      const page = yield* listRecords({ ...unsearched, definition })(asking({ query: "kitchen 1" }));
      expect(page).toMatchObject({ total: 15, whole: 60, lookedThrough: 60, isServed: false });
      expect(calls).toEqual(["page 0+200"]);
    }),
  );

  it.effect("a list begins in an order of its own where the backend sorts, and else in the backend's", () =>
    Effect.gen(function* () {
      const order = { sort: "score", direction: "descending" } as const;
      const asked = (conditions: Parameters<typeof backend>[1], request: Partial<ListRequest>) => {
        const { source, calls } = backend(kitchens(3), conditions);
        const begun = { ...source, definition: { ...kitchenListDefinition, order } };
        return Effect.as(listRecords(begun)(asking(request)), calls);
      };
      const served = { isListing: true };
      expect(yield* asked(served, {})).toEqual([
        expect.stringContaining('"sort":"score","direction":"descending"'),
      ]);
      expect(yield* asked(served, { sort: "name" })).toEqual([expect.stringContaining('"sort":"name"')]);
      expect(yield* asked({}, {})).toEqual(["page 0+25"]);
      const { source } = backend(kitchens(60), { search: NotOffered });
      const begun = { ...source, definition: { ...kitchenListDefinition, order } };
      const { items } = yield* listRecords(begun)(asking({ query: "kitchen" }));
      const inOrder = arranged(kitchenListDefinition, kitchens(60), { ...order, filters: {} }, "en");
      expect(items).toEqual(inOrder.slice(0, 25));
    }),
  );

  it.effect("D36: filtered, it counts what passes and says how many were looked at", () =>
    Effect.gen(function* () {
      const { source } = backend(kitchens(450));
      const page = yield* listRecords(source)(asking({ filters: { status: "banned" } }));
      expect([page.total, page.whole, page.items.map(({ banned }) => banned)]).toEqual([
        45,
        450,
        Array(25).fill(true),
      ]);
    }),
  );

  it.effect("D36: more than 10,000 records are neither sorted nor filtered, and the page says so", () =>
    Effect.gen(function* () {
      const all = kitchens(10_001);
      const { source, calls } = backend(all);
      const page = yield* listRecords(source)(asking({ sort: "name", page: 2 }));
      expect(page).toEqual({
        ...PLAIN,
        items: all.slice(25, 50),
        total: 10_001,
        whole: 10_001,
        isArranged: false,
      });
      expect(calls).toEqual(["page 0+200", "page 25+25"]);
      const most = yield* listRecords(backend(all.slice(1)).source)(asking({ sort: "name" }));
      expect([most.isArranged, most.total]).toEqual([true, 10_000]);
    }),
  );

  it.effect("what was sorted for one page is not sorted again for the next", () =>
    Effect.gen(function* () {
      let looked = 0;
      const { source } = backend(kitchens(450));
      const counted = {
        ...source,
        definition: {
          ...source.definition,
          sorts: {
            name: (record: { readonly nombre: string }) => {
              looked += 1;
              return record.nombre;
            },
          },
        },
      };
      const list = listRecords(counted);
      yield* list(asking({ sort: "name" }));
      yield* list(asking({ sort: "name", page: 2 }));
      expect(looked).toBe(450);
      yield* list(asking({ sort: "name", direction: "descending" }));
      expect(looked).toBe(900);
    }),
  );

  it.effect("what was read anew is sorted anew", () =>
    Effect.gen(function* () {
      const all = [...kitchens(450)];
      const { source, refresh } = backend(all);
      const list = listRecords(source);
      yield* list(asking({ sort: "name" }));
      const [first] = all.splice(449, 1, { ...kitchen(450), nombre: "A new name" });
      expect(first?.nombre).toBe("Kitchen 450");
      refresh("400+200");
      const page = yield* list(asking({ sort: "name" }));
      expect(page.items[0]?.nombre).toBe("A new name");
    }),
  );

  it.effect("D36: matches that nobody counts are not sorted either when there are too many", () =>
    Effect.gen(function* () {
      const { source } = backend(kitchens(10_050), { isCounting: false });
      const page = yield* listRecords(source)(asking({ query: "kitchen", sort: "name" }));
      expect([page.isArranged, page.isCounted, page.items.length]).toEqual([false, false, 25]);
    }),
  );

  it.effect("§7: a search is the backend's, also when it is sorted", () =>
    Effect.gen(function* () {
      const { source, calls } = backend(kitchens(450));
      const found = yield* listRecords(source)(asking({ query: "kitchen 44" }));
      expect([found.total, found.items.length, calls]).toEqual([14, 14, ["find kitchen 44 0+25"]]);
      const sorted = yield* listRecords(source)(
        asking({ query: "kitchen 44", sort: "name", direction: "descending" }),
      );
      expect(sorted.items[0]?.nombre).toBe("Kitchen 449");
      expect(sorted.lookedThrough).toBeUndefined();
    }),
  );

  it.effect("a backend that does not count its matches gives at least as many as were seen", () =>
    Effect.gen(function* () {
      const list = listRecords(backend(kitchens(60), { isCounting: false }).source);
      const first = yield* list(asking({ query: "kitchen" }));
      expect([first.total, first.isCounted]).toEqual([26, false]);
      const last = yield* list(asking({ query: "kitchen", page: 3 }));
      expect([last.total, last.isCounted]).toEqual([60, true]);
      const sorted = yield* list(asking({ query: "kitchen", sort: "name" }));
      expect([sorted.total, sorted.isCounted, sorted.whole]).toEqual([60, true, 60]);
    }),
  );

  it.effect("D34: a record that cannot be read makes no page the last one", () =>
    Effect.gen(function* () {
      const all = kitchens(450);
      const { source } = backend(all, { count: Effect.fail(NotAcceptable), isGarbled: true });
      const list = listRecords(source);
      const page = yield* list(asking({}));
      expect([page.total, page.isCounted, page.unreadable]).toEqual([26, false, 1]);
      const sorted = yield* list(asking({ sort: "name" }));
      expect([sorted.total, sorted.whole, sorted.unreadable]).toEqual([449, 450, 1]);
    }),
  );

  it.effect("a backend that ignores the window of a search gives everything; it is cut here", () =>
    Effect.gen(function* () {
      const { source } = backend(kitchens(60), { isWindowing: false, isCounting: false });
      const page = yield* listRecords(source)(asking({ query: "kitchen", page: 2 }));
      expect([page.total, page.items.map(({ nombre }) => nombre).at(0)]).toEqual([60, "Kitchen 26"]);
    }),
  );

  it.effect("D33: where it gives no more than a page, the next one is not the same again", () =>
    Effect.gen(function* () {
      const ignoring = backend(kitchens(20), { isWindowing: false, isCounting: false });
      const list = listRecords(ignoring.source);
      const first = yield* list(asking({ query: "kitchen" }));
      expect([first.items.length, first.total, ignoring.calls]).toEqual([20, 20, ["find kitchen 0+25"]]);
      const second = yield* list(asking({ query: "kitchen", page: 2 }));
      expect([second.items, second.total, second.isCounted]).toEqual([[], 20, true]);
      const full = backend(kitchens(200), { isWindowing: false, isCounting: false });
      const sorted = yield* listRecords(full.source)(asking({ query: "kitchen", sort: "name" }));
      expect([sorted.total, sorted.whole]).toEqual([200, 200]);
    }),
  );

  it.effect(
    "D33: a search that heeds its window and does not count is looked at twice, a counting one once",
    () =>
      Effect.gen(function* () {
        for (const [isCounting, asked] of [
          [false, ["find kitchen 25+25", "find kitchen 0+25"]],
          [true, ["find kitchen 25+25"]],
        ] as const) {
          const { source, calls } = backend(kitchens(60), { isCounting });
          const { items } = yield* listRecords(source)(asking({ query: "kitchen", page: 2 }));
          expect([items.length, calls]).toEqual([25, asked]);
        }
      }),
  );

  for (const failure of [ServerFailed(), NotOffered]) {
    it.effect(
      `D33: a search that fails (${failure._tag}) looks through the list here and says over how many`,
      () =>
        Effect.gen(function* () {
          const { source } = backend(kitchens(450), { search: failure });
          const page = yield* listRecords(source)(asking({ query: "kitchen 44" }));
          expect([page.total, page.lookedThrough, page.whole]).toEqual([14, 450, 450]);
        }),
    );
  }

  it.effect("D33: of more than 10,000 it looks through the first 10,000, and says so", () =>
    Effect.gen(function* () {
      const { source } = backend(kitchens(10_200), { search: NotOffered });
      const page = yield* listRecords(source)(asking({ query: "kitchen 10100" }));
      expect([page.total, page.lookedThrough, page.whole]).toEqual([0, 10_000, 10_200]);
    }),
  );

  for (const failure of [Unauthorized, Forbidden]) {
    it.effect(`a search that is refused (${failure._tag}) is not tried another way`, () =>
      Effect.gen(function* () {
        const { source, calls } = backend(kitchens(10), { search: failure });
        const refused = yield* Effect.flip(listRecords(source)(asking({ query: "kitchen" })));
        expect([refused, calls]).toEqual([failure, ["find kitchen 0+25"]]);
      }),
    );
  }

  for (const failure of [NotAcceptable, NotFound(), NotOffered, ServerFailed(), Unreadable]) {
    it.effect(`D32, §8: a count that fails by itself (${failure._tag}) still leaves the records`, () =>
      Effect.gen(function* () {
        const list = listRecords(backend(kitchens(60), { count: Effect.fail(failure) }).source);
        const page = yield* list(asking({}));
        expect([page.items.length, page.total, page.isCounted]).toEqual([25, 26, false]);
        const sorted = yield* list(asking({ sort: "name" }));
        expect([sorted.total, sorted.isCounted]).toEqual([60, true]);
      }),
    );
  }

  for (const failure of [Unauthorized, Forbidden, Unreachable]) {
    it.effect(`a count that fails for more than itself (${failure._tag}) is the list's failure`, () =>
      Effect.gen(function* () {
        const { source } = backend(kitchens(60), { count: Effect.fail(failure) });
        expect(yield* Effect.flip(listRecords(source)(asking({})))).toEqual(failure);
      }),
    );
  }

  it.effect(
    "D32: where kitchens are not acceptable, sorted or searched, the list is an empty one that says so",
    () =>
      Effect.gen(function* () {
        const { source } = backend(kitchens(60), { page: NotAcceptable, search: NotAcceptable });
        const list = emptyWhereUnavailable(listRecords(source));
        for (const request of [{}, { sort: "name" }, { query: "kitchen" }]) {
          expect(yield* list(asking(request))).toEqual({
            ...PLAIN,
            items: [],
            total: 0,
            whole: 0,
            isAvailable: false,
          });
        }
        const { source: failing } = backend(kitchens(60), { page: ServerFailed() });
        expect(yield* Effect.flip(emptyWhereUnavailable(listRecords(failing))(asking({})))).toEqual(
          ServerFailed(),
        );
      }),
  );

  it.effect("D58: a backend that lists itself is asked for the page alone, at any size", () =>
    Effect.gen(function* () {
      const all = kitchens(20_000);
      const { source, calls } = backend(all, { isListing: true });
      const asked = {
        query: "kitchen",
        sort: "name",
        direction: "descending",
        filters: { status: "banned" },
      } as const;
      const page = yield* listRecords(source)(asking({ ...asked, page: 2 }));
      const passing = arranged(kitchenListDefinition, all, asked, "en");
      expect(page).toEqual({
        ...PLAIN,
        isServed: true,
        items: passing.slice(25, 50),
        total: 2_000,
        whole: 0,
      });
      expect(calls).toEqual([`list 25+25 ${JSON.stringify(asked)}`]);
    }),
  );

  it.effect("D58: where it does not say how many match, a full page may have a next one", () =>
    Effect.gen(function* () {
      const { source } = backend(kitchens(60), { isListing: true, isCounting: false });
      const list = listRecords(source);
      const [first, last] = [yield* list(asking({})), yield* list(asking({ page: 3 }))];
      expect([first.total, first.isCounted, last.total, last.isCounted]).toEqual([26, false, 60, true]);
    }),
  );

  it.effect("D58: where it stopped counting, there are at least so many, and so many are paged", () =>
    Effect.gen(function* () {
      const { source } = backend(kitchens(1_200), { isListing: true, isCounting: false });
      const stopping = {
        ...source,
        list: (...asked: Parameters<typeof source.list>) =>
          Effect.map(source.list(...asked), (found) => ({ ...found, atLeast: 1_000 })),
      };
      const list = listRecords(stopping);
      const pages = [
        yield* list(asking({})),
        yield* list(asking({ page: 45 })),
        yield* list(asking({ page: 48 })),
      ];
      expect(pages.map(({ total, isCounted }) => [total, isCounted])).toEqual([
        [1_000, false],
        [1_126, false],
        [1_201, false],
      ]);
      const short = yield* list(asking({ page: 49 }));
      expect([short.total, short.isCounted]).toEqual([1_200, true]);
    }),
  );

  it.effect("D58: what only a backend can tell is not asked of one that cannot", () =>
    Effect.gen(function* () {
      const { source } = backend(kitchens(60));
      const page = yield* listRecords(source)(asking({ filters: { pictures: "any", status: "banned" } }));
      expect([page.total, page.isServed]).toEqual([6, false]);
    }),
  );

  it.effect("any other failure is the list's", () =>
    Effect.gen(function* () {
      const { source } = backend(kitchens(60), { page: ServerFailed() });
      expect(yield* Effect.flip(listRecords(source)(asking({})))).toEqual(ServerFailed());
      expect(yield* Effect.flip(listRecords(source)(asking({ sort: "name" })))).toEqual(ServerFailed());
    }),
  );
});
