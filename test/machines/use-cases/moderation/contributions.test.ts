import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { readBeside } from "../../../../src/machines/use-cases/moderation/read-beside.ts";
import { readMonth } from "../../../../src/machines/use-cases/moderation/read-month.ts";
import { readTribeRanking } from "../../../../src/machines/use-cases/moderation/read-ranking.ts";
import { readThread } from "../../../../src/machines/use-cases/moderation/read-thread.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Comments } from "../../../../src/domain/ports/comments.ts";
import { Dates } from "../../../../src/domain/ports/dates.ts";
import { readable } from "../../../../src/domain/records.ts";
import { favoriteListDefinition, favoriteMark } from "../../../../src/domain/moderation/mark-list.ts";
import { Favorites } from "../../../../src/domain/ports/favorites.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { NotFound } from "../../../../src/domain/remote-failure.ts";
import type { UserComment } from "../../../../src/domain/user-comment.ts";
import { listRecords } from "../../../../src/machines/use-cases/lists/list-records.ts";
import { listSource } from "../../../../src/machines/use-cases/lists/record-source.ts";
import { day, id } from "../../../domain/generators.ts";
import { kitchen } from "../lists/listed.ts";

const date = (number: number, on: string) => ({
  datesId: id<"date request">(`d${number}`),
  sourceProfileId: { userId: id<"user">("1") },
  targetProfileId: { userId: id<"user">("2") },
  kitchen: undefined,
  creationDate: `${on}T23:30:00Z`,
});

describe("the dates of a month, by day", () => {
  const OTHER_DAYS = { from: "2025-01-01", to: "2025-01-02" };
  const ALL = { query: "", filters: {} };
  const counting = (count: number, isListing: boolean, narrowed: Parameters<typeof readMonth>[1] = ALL) => {
    const asked: Array<string> = [];
    const layer = Layer.mergeAll(
      Layer.succeed(Capabilities, { offers: () => Effect.succeed(isListing) }),
      Layer.mock(Dates, {
        range: (start, end) => {
          asked.push(`range ${start} ${end}`);
          return Effect.succeed(
            readable(
              Array.from({ length: count }, (_, place) => ({
                ...date(place, "2026-02-03"),
                kitchen: kitchen(place % 2),
              })),
            ),
          );
        },
        list: (_, { filters }) => {
          asked.push(`list ${filters["from"]} ${filters["to"]} ${filters["tribe"]}`);
          return Effect.succeed({ ...readable([]), total: filters["from"] === "2026-02-03" ? 4_321 : 0 });
        },
      }),
    );
    return Effect.map(Effect.provide(readMonth(day("2026-02-17"), narrowed), layer), (read) => ({
      ...read,
      asked,
    }));
  };

  it.effect("D42: one call for all of them, of the days of UTC", () =>
    Effect.gen(function* () {
      const { counts, isWhole, asked } = yield* counting(7, true);
      expect([...counts]).toEqual([["2026-02-03", 7]]);
      expect(isWhole).toBe(true);
      expect(asked).toEqual(["range 2026-02-01 2026-02-28"]);
    }),
  );

  it.effect("D58: day by day where a range may be cut off, if the backend lists", () =>
    Effect.gen(function* () {
      const { counts, isWhole, asked } = yield* counting(1_000, true);
      expect(counts.get("2026-02-03")).toBe(4_321);
      expect(isWhole).toBe(true);
      expect(asked).toHaveLength(29);
    }),
  );

  it.effect.each([
    { is: "a kitchen", query: "", filters: { kitchen: "k1" }, found: 3 },
    { is: "a person who is in all of them", query: "", filters: { user: "2" }, found: 7 },
    {
      is: "days of another month, which show the month all the same",
      query: "",
      filters: OTHER_DAYS,
      found: 7,
    },
    { is: "words that are in none", query: "nobody", filters: {}, found: undefined },
  ])("only those that the list lets through: $is", ({ query, filters, found }) =>
    Effect.gen(function* () {
      const { counts, asked } = yield* counting(7, true, { query, filters });
      expect(counts.get("2026-02-03")).toBe(found);
      expect(asked).toHaveLength(1);
    }),
  );

  it.effect("D58: day by day where only the backend can tell which those are", () =>
    Effect.gen(function* () {
      const { counts, asked } = yield* counting(7, true, { query: "", filters: { tribe: "t1" } });
      expect(counts.get("2026-02-03")).toBe(4_321);
      expect(asked.at(-1)).toBe("list 2026-02-28 2026-02-28 t1");
    }),
  );

  it.effect("D57: what only another backend could tell leaves out nothing, as in the list", () =>
    Effect.gen(function* () {
      const { counts } = yield* counting(7, false, { query: "", filters: { tribe: "t1" } });
      expect(counts.get("2026-02-03")).toBe(7);
    }),
  );

  it.effect("D57: else what came, and that it may not be all", () =>
    Effect.gen(function* () {
      const { counts, isWhole } = yield* counting(1_000, false);
      expect(counts.get("2026-02-03")).toBe(1_000);
      expect(isWhole).toBe(false);
    }),
  );
});

describe("a comment in its thread", () => {
  const comment = (number: number, where: Partial<UserComment>): UserComment => ({
    commentId: id(`c${number}`),
    user: { userId: id("1") },
    kitchen: undefined,
    tribe: undefined,
    text: `Comment ${number}`,
    creationDate: `2026-05-01T10:00:${10 + number}Z`,
    ...where,
  });
  const opened = (where: Partial<UserComment>, asked = "c4") =>
    Effect.provide(
      readThread(asked),
      Layer.mock(Comments, {
        byId: (of) => (of === "c4" ? Effect.succeed(comment(4, where)) : Effect.fail(NotFound())),
        ofKitchen: () => Effect.succeed(readable([comment(5, where), comment(4, where), comment(3, where)])),
        ofTribe: () => Effect.succeed(readable([comment(9, where), comment(4, where)])),
      }),
    );

  it.effect("stands among those of its kitchen or its tribe in time, or alone", () =>
    Effect.gen(function* () {
      const saidIn = (where: Partial<UserComment>) =>
        Effect.map(opened(where), ({ said }) => said.map(({ commentId }) => commentId));
      expect(yield* saidIn({ kitchen: { kitchenId: id("1") } })).toEqual(["c3", "c4", "c5"]);
      expect(yield* saidIn({ tribe: { tribeId: id("1") } })).toEqual(["c4", "c9"]);
      expect(yield* saidIn({})).toEqual(["c4"]);
    }),
  );

  it.effect("D35: is not found by what is nobody's id", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(opened({}, "../c4"))).toEqual(NotFound());
      expect(yield* Effect.flip(opened({}, "c7"))).toEqual(NotFound());
    }),
  );
});

const source = listSource(Favorites, favoriteListDefinition);
const found = <A>(items: ReadonlyArray<A>) => Effect.succeed({ ...readable(items), total: items.length });
const favorite = (number: number, of: number, user = "1") => ({
  favoriteId: id<"favorite">(`f${number}`),
  profile: { userId: id<"user">(user) },
  kitchen: { kitchenId: id<"kitchen">(`k${of}`) },
});

describe("a favorite beside others", () => {
  const kept = [favorite(1, 1), favorite(2, 2), favorite(3, 1, "2"), favorite(4, 3, "3"), favorite(5, 3)];
  const byId = (of: string) =>
    Effect.fromNullishOr(kept.find(({ favoriteId }) => favoriteId === of)).pipe(
      Effect.mapError(() => NotFound()),
    );
  const passing = (filters: Readonly<Record<string, string>>) =>
    kept.filter(({ profile, kitchen: { kitchenId } }) =>
      Object.values(filters).every((value) => value === profile.userId || value === kitchenId),
    );
  const opened = (of: string, offers: boolean) =>
    Effect.provide(
      readBeside({ source, list: listRecords(source) }, favoriteMark)(of),
      Layer.mergeAll(
        Layer.succeed(Capabilities, { offers: () => Effect.succeed(offers) }),
        Layer.mock(Favorites, {
          byId,
          list: (_, { filters }) => found(passing(filters)),
          page: () => Effect.succeed(readable(kept)),
          count: () => Effect.succeed(kept.length),
        }),
      ),
    );
  const ids = (items: ReadonlyArray<{ readonly favoriteId: string }> = []) =>
    items.map(({ favoriteId }) => favoriteId).toSorted();

  for (const offers of [true, false])
    it.effect(
      `are those of its person and those on its kitchen, where the backend ${offers ? "lists" : "does not"}`,
      () =>
        Effect.gen(function* () {
          const { record, ofUser, ofKitchen } = yield* opened("f1", offers);
          expect(record).toEqual(favorite(1, 1));
          expect([ids(ofUser?.items), ofUser?.total, ofUser?.filters]).toEqual([
            ["f2", "f5"],
            2,
            { user: "1" },
          ]);
          expect([ids(ofKitchen?.items), ofKitchen?.total, ofKitchen?.filters]).toEqual([
            ["f3"],
            1,
            { kitchen: "k1" },
          ]);
        }),
    );

  it.effect("D35: is not found by what is nobody's id", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(opened("../f1", true))).toEqual(NotFound());
      expect(yield* Effect.flip(opened("f9", true))).toEqual(NotFound());
    }),
  );
});

describe("the tribes of the kitchens that are kept", () => {
  const within = (number: number, tribe: string) => ({
    ...kitchen(number),
    tribe: { tribeId: id<"tribe">(tribe) },
  });
  const kept = [1, 2, 3, 4, 3, 9].map((of, number) => favorite(number, of));
  const kitchens = [within(1, "t1"), within(2, "t1"), within(3, "t2"), kitchen(4)];
  const backend = (isListing: boolean) =>
    Layer.mergeAll(
      Layer.succeed(Capabilities, { offers: () => Effect.succeed(isListing) }),
      Layer.mock(Favorites, {
        list: () => found(kept),
        page: () => Effect.succeed(readable(kept)),
        count: () => Effect.succeed(kept.length),
      }),
      Layer.mock(Kitchens, {
        list: () => found(kitchens),
        page: () => Effect.succeed(readable(kitchens)),
        count: () => Effect.succeed(kitchens.length),
      }),
    );

  it.effect.each([true, false])(
    "are counted by what is kept of theirs; kitchens without one, or that are gone, are nobody's; narrowed to where the backend lists: %s",
    (isListing) =>
      Effect.gen(function* () {
        const view = { source, list: listRecords(source) };
        const { ranked, counted, isWhole, isWay } = yield* readTribeRanking(
          view,
          ({ kitchen: of }) => of.kitchenId,
        );
        expect(ranked.map(({ reference, count }) => [reference.resource, reference.id, count])).toEqual([
          ["tribes", "t1", 2],
          ["tribes", "t2", 2],
        ]);
        expect([counted, isWhole, isWay]).toEqual([6, true, isListing]);
      }).pipe(Effect.provide(backend(isListing))),
  );
});
