import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { Block, NewBlock } from "../../../src/domain/block.ts";
import type { UserComment, NewComment } from "../../../src/domain/user-comment.ts";
import type { DateRequest, NewDateRequest } from "../../../src/domain/date-request.ts";
import type { Favorite, NewFavorite } from "../../../src/domain/favorite.ts";
import { saysNothing } from "../../../src/domain/hidden-characters.ts";
import type { Id } from "../../../src/domain/id.ts";
import { Blocks } from "../../../src/domain/ports/blocks.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Dates } from "../../../src/domain/ports/dates.ts";
import { Favorites } from "../../../src/domain/ports/favorites.ts";
import { Reports } from "../../../src/domain/ports/reports.ts";
import { NotFound, Refused } from "../../../src/domain/remote-failure.ts";
import { savable, day, id } from "../../domain/generators.ts";
import { ASKED, REPORTS, TRIBES } from "../fixtures-records.ts";
import { forAll } from "../fixtures-laws.ts";
import {
  at,
  contributionLaws,
  kitchenId,
  kitchenMarkLaws,
  userId,
  type Kind,
  type Law,
} from "./contributions.contract.ts";
import { INSTANT, shown } from "./shown.ts";
import { walks } from "../../machines/kit/walks.ts";

type RecordPorts = Favorites | Blocks | Comments | Dates | Reports;

const tribeId = (number: number): Id<"tribe"> => id<"tribe">(String(number));

const favorites = {
  noun: "Favorite",
  port: Effect.map(Favorites, (port) => port),
  draft: (user, kitchen) => ({ profile: { userId: user }, kitchen: { kitchenId: kitchen } }),
  idIn: ({ favoriteId }) => favoriteId,
  withId: (favorite, text) => ({ ...favorite, favoriteId: id(text) }),
  givenTo: (favorite, user) => ({ ...favorite, profile: { userId: user } }),
  usersIn: ({ profile }) => [profile.userId],
  kitchenIn: ({ kitchen }) => kitchen.kitchenId,
} satisfies Kind<Favorite, Id<"favorite">, NewFavorite, Favorites>;

const blocks = {
  noun: "Block",
  port: Effect.map(Blocks, (port) => port),
  draft: (user, kitchen) => ({ sourceProfileId: { userId: user }, kitchen: { kitchenId: kitchen } }),
  idIn: ({ blockId }) => blockId,
  withId: (block, text) => ({ ...block, blockId: id(text) }),
  givenTo: (block, user) => ({ ...block, sourceProfileId: { userId: user } }),
  usersIn: ({ sourceProfileId }) => [sourceProfileId.userId],
  kitchenIn: ({ kitchen }) => kitchen?.kitchenId,
} satisfies Kind<Block, Id<"block">, NewBlock, Blocks>;

const comments = {
  noun: "Comment",
  port: Effect.map(Comments, (port) => port),
  draft: (user, kitchen) => ({
    user: { userId: user },
    kitchen: { kitchenId: kitchen },
    tribe: undefined,
    text: `About ${kitchen}`,
  }),
  idIn: ({ commentId }) => commentId,
  withId: (comment, text) => ({ ...comment, commentId: id(text) }),
  givenTo: (comment, user) => ({ ...comment, user: { userId: user }, creationDate: "yesterday" }),
  usersIn: ({ user }) => [user.userId],
  kitchenIn: ({ kitchen }) => kitchen?.kitchenId,
} satisfies Kind<UserComment, Id<"comment">, NewComment, Comments>;

const dates = {
  noun: "Date",
  port: Effect.map(Dates, (port) => port),
  draft: (user, kitchen) => ({
    sourceProfileId: { userId: user },
    targetProfileId: { userId: userId(4) },
    kitchen: { kitchenId: kitchen },
  }),
  idIn: ({ datesId }) => datesId,
  withId: (dated, text) => ({ ...dated, datesId: id(text) }),
  givenTo: (dated, user) => ({ ...dated, sourceProfileId: { userId: user }, creationDate: "yesterday" }),
  usersIn: ({ sourceProfileId, targetProfileId }) => [sourceProfileId.userId, targetProfileId.userId],
  kitchenIn: ({ kitchen }) => kitchen?.kitchenId,
} satisfies Kind<DateRequest, Id<"date request">, NewDateRequest, Dates>;

const inTribe = (tribe: number, text: string): NewComment => ({
  user: { userId: userId(2) },
  kitchen: undefined,
  tribe: { tribeId: tribeId(tribe) },
  text,
});

const ofComments: ReadonlyArray<Law<Comments>> = [
  {
    name: "§7: the comments of a tribe are those of the whole list, in its order",
    law: Effect.gen(function* () {
      const { all, create, ofTribe } = yield* Comments;
      yield* Effect.forEach([1, 3, 1], (tribe) => create(inTribe(tribe, `In ${tribe}`)));
      const { items } = yield* all();
      for (let tribe = 0; tribe <= TRIBES + 1; tribe += 1) {
        const there = items.filter((comment) => comment.tribe?.tribeId === tribeId(tribe));
        expect(yield* ofTribe(tribeId(tribe))).toEqual({ items: there, unreadable: 0 });
      }
    }),
  },
  {
    name: "D42: the backend says when a comment was made, and an edit does not change that",
    law: Effect.gen(function* () {
      const { create, edit } = yield* Comments;
      const comment = yield* create(inTribe(2, "Now"));
      expect(comment.creationDate).toMatch(INSTANT);
      const sent = { ...comment, text: "Later", creationDate: "2001-01-01T00:00:00.000Z" };
      expect(yield* edit(sent)).toEqual({ ...comment, text: "Later" });
      expect(yield* edit({ ...sent, creationDate: undefined })).toEqual({ ...comment, text: "Later" });
    }),
  },
  {
    name: "§7: whatever text is saved is the text that is read again",
    law: Effect.gen(function* () {
      const { byId, create, edit } = yield* Comments;
      const comment = yield* create(inTribe(2, "First"));
      const texts = savable.filter((text) => !saysNothing(text));
      yield* forAll(texts, (text) =>
        Effect.gen(function* () {
          const saved = { ...comment, text };
          expect(yield* edit(saved)).toEqual(saved);
          expect(yield* byId(comment.commentId)).toEqual(saved);
        }),
      );
    }),
  },
  {
    name: "§7: a comment without a text, with one that cannot be kept, or on nothing is refused and changes nothing",
    law: Effect.gen(function* () {
      const { all, create, edit } = yield* Comments;
      const comment = yield* create(inTribe(2, "First"));
      const before = yield* all();
      const unsavable = Refused("This has characters that nobody sees", "text");
      const empty = Refused("A text is needed", "text");
      for (const [text, refused] of [
        ["", empty],
        [" \n\u00a0", empty],
        ["a\u0000", unsavable],
        ["\ud800", unsavable],
      ] as const) {
        expect([
          yield* Effect.flip(create(inTribe(2, text))),
          yield* Effect.flip(edit({ ...comment, text })),
        ]).toEqual([refused, refused]);
      }
      const nowhere = Refused("A comment needs a kitchen or a tribe");
      expect([
        yield* Effect.flip(create({ ...inTribe(2, "Where?"), tribe: undefined })),
        yield* Effect.flip(edit({ ...comment, tribe: undefined })),
      ]).toEqual([nowhere, nowhere]);
      const dangling = Refused("It points at something that does not exist");
      expect(yield* Effect.flip(create(inTribe(999_999, "Where?")))).toEqual(dangling);
      expect(yield* all()).toEqual(before);
    }),
  },
];

const DAYS = [...new Set(ASKED.map((asked) => asked.slice(0, 10)))].map(day);

const ofDates: ReadonlyArray<Law<Dates>> = [
  {
    name: "D42: the dates of a range are those of its days, the first and the last included",
    law: Effect.gen(function* () {
      const { all, range } = yield* Dates;
      const { items } = yield* all();
      const anyDay = fc.constantFrom(...DAYS, day("2024-02-27"), day("2024-03-02"), day("2025-06-30"));
      yield* forAll(
        fc.tuple(anyDay, anyDay),
        ([start, end]) =>
          Effect.gen(function* () {
            if (start > end)
              return expect(yield* Effect.flip(range(start, end))).toEqual(
                Refused("The range ends before it starts"),
              );
            const within = items.filter(
              ({ creationDate }) => creationDate.slice(0, 10) >= start && creationDate.slice(0, 10) <= end,
            );
            return expect(yield* range(start, end)).toEqual({ items: within, unreadable: 0 });
          }),
        { numRuns: walks(100) },
      );
    }),
  },
  {
    name: "D42: a day alone is a range: from its first to its last instant in UTC",
    law: Effect.gen(function* () {
      const { range } = yield* Dates;
      const { items } = yield* range(day("2024-02-29"), day("2024-02-29"));
      expect(items.map(({ creationDate }) => creationDate)).toEqual([
        "2024-02-29T00:00:00.000Z",
        "2024-02-29T23:59:59.999Z",
      ]);
    }),
  },
  {
    name: "§3: a date needs no kitchen, and may be moved to another one or to somebody else",
    law: Effect.gen(function* () {
      const { byId, create, edit } = yield* Dates;
      const made = yield* create({ ...dates.draft(userId(2), kitchenId(1)), kitchen: undefined });
      expect(made).toMatchObject({
        datesId: made.datesId,
        sourceProfileId: { userId: "2" },
        targetProfileId: { userId: "4" },
        kitchen: undefined,
        creationDate: expect.stringMatching(INSTANT),
      });
      const moved = { ...made, targetProfileId: { userId: userId(6) }, kitchen: { kitchenId: kitchenId(3) } };
      expect([yield* edit(moved), yield* byId(made.datesId)]).toMatchObject([moved, moved]);
      const stranger = { ...moved, targetProfileId: { userId: userId(999_999) } };
      expect(yield* Effect.flip(edit(stranger))).toEqual(
        Refused("It points at something that does not exist"),
      );
    }),
  },
];

const ofBlocks: ReadonlyArray<Law<Blocks>> = [
  {
    name: "§7: a block on no kitchen is refused and changes nothing",
    law: Effect.gen(function* () {
      const { all, create, edit } = yield* Blocks;
      const block = yield* create(blocks.draft(userId(1), kitchenId(1)));
      const before = yield* all();
      expect([
        yield* Effect.flip(create({ sourceProfileId: { userId: userId(1) }, kitchen: undefined })),
        yield* Effect.flip(edit({ ...block, kitchen: undefined })),
      ]).toEqual([Refused("It needs a kitchen"), Refused("It needs a kitchen")]);
      expect(yield* all()).toEqual(before);
    }),
  },
];

const ofReports: ReadonlyArray<Law<Reports>> = [
  {
    name: "§7, D34: every report with what is known of it",
    law: Effect.gen(function* () {
      const { all, byId } = yield* Reports;
      const { items, unreadable } = yield* all();
      expect([items.length, unreadable]).toEqual([REPORTS, 0]);
      expect(items.slice(2, 5)).toMatchObject([
        {
          reportId: "3",
          reporter: undefined,
          kitchen: { kitchenId: "4" },
          reason: "Reason 3",
          creationDate: "2026-01-04T10:00:00.000Z",
        },
        {
          reportId: "4",
          reporter: { userId: "4" },
          kitchen: undefined,
          reason: "Reason 4",
          creationDate: "2026-01-05T10:00:00.000Z",
        },
        {
          reportId: "5",
          reporter: { userId: "5" },
          kitchen: { kitchenId: "1" },
          reason: "Reason 5",
          creationDate: "2026-01-06T10:00:00.000Z",
        },
      ]);
      expect(yield* Effect.forEach(items, ({ reportId }) => byId(reportId))).toEqual(items);
    }),
  },
  {
    name: "D29: a page is that window of the whole list; `first` and `max` differ",
    law: Effect.gen(function* () {
      const { all, page } = yield* Reports;
      const { items } = yield* all();
      expect(shown(yield* page({ first: 2, max: 5 }))).toEqual({ items: items.slice(2, 7), unreadable: 0 });
      expect(shown(yield* page({ first: 5, max: 2 }))).toEqual({ items: items.slice(5, 7), unreadable: 0 });
    }),
  },
  {
    name: "§7: a removed report is gone for good, and it alone",
    law: Effect.gen(function* () {
      const { all, byId, remove } = yield* Reports;
      const { items } = yield* all();
      const { reportId } = at(items, 6);
      yield* remove(reportId);
      const missing = NotFound("Report not found");
      expect([yield* Effect.flip(byId(reportId)), yield* Effect.flip(remove(reportId))]).toEqual([
        missing,
        missing,
      ]);
      expect(yield* all()).toEqual({ items: items.toSpliced(6, 1), unreadable: 0 });
    }),
  },
];

/** What Favorites, Blocks, Comments, Dates and Reports promise, whoever implements them (§7). */
export const recordsContract = <E>(name: string, ports: Layer.Layer<RecordPorts, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    const laws: Readonly<Record<string, ReadonlyArray<Law<RecordPorts>>>> = {
      favorites: [...contributionLaws(favorites), ...kitchenMarkLaws(favorites)],
      blocks: [...contributionLaws(blocks), ...kitchenMarkLaws(blocks), ...ofBlocks],
      comments: [...contributionLaws(comments), ...ofComments],
      dates: [...contributionLaws(dates), ...ofDates],
      reports: ofReports,
    };
    for (const [kind, each] of Object.entries(laws)) {
      for (const { name: promise, law } of each) it.effect(`${kind}: ${promise}`, () => law);
    }
  });
