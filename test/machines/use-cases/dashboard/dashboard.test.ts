import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import * as TestClock from "effect/testing/TestClock";
import { COUNTERS } from "../../../../src/domain/dashboard.ts";
import { Analytics } from "../../../../src/domain/ports/analytics.ts";
import { Blocks } from "../../../../src/domain/ports/blocks.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Comments } from "../../../../src/domain/ports/comments.ts";
import { Dates } from "../../../../src/domain/ports/dates.ts";
import { Favorites } from "../../../../src/domain/ports/favorites.ts";
import { Health } from "../../../../src/domain/ports/health.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { Reports } from "../../../../src/domain/ports/reports.ts";
import { Tribes } from "../../../../src/domain/ports/tribes.ts";
import { Users } from "../../../../src/domain/ports/users.ts";
import { sliceOf } from "../../../../src/domain/paging.ts";
import { readable } from "../../../../src/domain/records.ts";
import {
  Forbidden,
  NotAcceptable,
  NotFound,
  NotOffered,
  type RemoteFailure,
  ServerFailed,
  TimedOut,
  Unauthorized,
  Unreachable,
} from "../../../../src/domain/remote-failure.ts";
import {
  readActiveTribes,
  readCounter,
  readGrowth,
  readPopularKitchens,
  readRecentActivity,
  readSystemStatus,
} from "../../../../src/machines/use-cases/dashboard/dashboard.ts";
import { id } from "../../../domain/generators.ts";
import { kitchens } from "../lists/listed.ts";

type Answer<A> = Effect.Effect<A, RemoteFailure>;

interface Answers {
  readonly counts?: Answer<number>;
  readonly users?: Answer<number>;
  readonly kitchens?: Answer<number> | number;
  readonly kitchenList?: RemoteFailure;
  readonly reports?: number;
  readonly popular?: RemoteFailure | "nothing";
  readonly health?: RemoteFailure;
  readonly comments?: number;
  readonly commentCount?: RemoteFailure;
  /** Whether the backend lists by itself (D58). */
  readonly isListing?: boolean;
  /** Whether it has no series of what users did. */
  readonly isQuiet?: boolean;
}

const day = (date: string, joined: number) => ({ date, joined, active: 9 });

const report = (number: number) => ({
  reportId: id<"report">(`r${number}`),
  reporter: undefined,
  kitchen: undefined,
  reason: undefined,
  creationDate: undefined,
});

const comment = (number: number) => ({
  commentId: id<"comment">(`c${number}`),
  user: { userId: id<"user">("1") },
  kitchen: undefined,
  tribe: undefined,
  text: `Comment ${number}`,
  // The last but one is the latest.
  creationDate: number % 2 === 0 ? "2026-05-01T10:00:00Z" : `2026-05-02T10:00:${10 + number}Z`,
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A backend that answers as told, and which resources were asked for anything. */
const backend = (answers: Answers) => {
  const asked: Array<string> = [];
  const telling = <A>(resource: string, answer: Answer<A>): Answer<A> =>
    Effect.suspend(() => {
      asked.push(resource);
      return answer;
    });
  const { counts = Effect.succeed(7) } = answers;
  const list = kitchens(typeof answers.kitchens === "number" ? answers.kitchens : 30);
  const layer = Layer.mergeAll(
    Layer.succeed(Capabilities, { offers: () => Effect.succeed(answers.isListing === true) }),
    Layer.mock(Users, { count: () => telling("users", answers.users ?? counts) }),
    Layer.mock(Kitchens, {
      list: (window, { filters }) =>
        telling(
          `kitchens ${filters["status"] ?? `of chef ${filters["chef"]}`}`,
          Effect.succeed({ ...readable(sliceOf(list, window)), total: 1_234 }),
        ),
      count: () => telling("kitchens", counts),
      page: (window) =>
        telling(
          "list of kitchens",
          answers.kitchenList === undefined
            ? Effect.succeed(readable(sliceOf(list, window)))
            : Effect.fail(answers.kitchenList),
        ),
    }),
    Layer.mock(Reports, {
      list: (_window, { filters }) =>
        telling(
          filters["from"] === undefined ? "reports counted" : `reports from ${filters["from"]}`,
          Effect.succeed({ ...readable([]), total: filters["from"] === undefined ? 4_321 : 21 }),
        ),
      page: (window) =>
        telling(
          "reports",
          Effect.succeed(readable(sliceOf(numbers(answers.reports ?? 3).map(report), window))),
        ),
    }),
    Layer.mock(Tribes, {
      count: () => telling("tribes", counts),
      page: ({ max }) =>
        telling(
          "tribes",
          Effect.succeed(
            readable(
              numbers(max).map((n) => ({ tribeId: id<"tribe">(`t${n}`), name: `T${n}`, description: "" })),
            ),
          ),
        ),
    }),
    Layer.mock(Comments, {
      list: (_window, { filters }) =>
        telling(`comments from ${filters["from"]}`, Effect.succeed({ ...readable([]), total: 22 })),
      count: () =>
        telling(
          "comments",
          answers.commentCount === undefined
            ? Effect.succeed(answers.comments ?? 7)
            : Effect.fail(answers.commentCount),
        ),
      page: (window) =>
        telling(
          "comments",
          Effect.succeed(readable(sliceOf(numbers(answers.comments ?? 7).map(comment), window))),
        ),
    }),
    Layer.mock(Favorites, {
      count: () => telling("favorites", counts),
      list: (_window, { filters }) =>
        telling(`favorites from ${filters["from"]}`, Effect.succeed({ ...readable([]), total: 23 })),
    }),
    Layer.mock(Dates, {
      count: () => telling("dates", counts),
      list: (_window, { filters }) =>
        telling(`dates from ${filters["from"]}`, Effect.succeed({ ...readable([]), total: undefined })),
    }),
    Layer.mock(Blocks, {
      count: () => telling("blocks", counts),
      list: (_window, { filters }) =>
        telling(`blocks from ${filters["from"]}`, Effect.succeed({ ...readable([]), total: 24 })),
    }),
    Layer.mock(Analytics, {
      userActivity: (days) =>
        telling(
          `activity of ${days} days`,
          Effect.succeed(
            readable(answers.isQuiet === true ? [] : [day("2026-05-03", 2), day("2026-05-04", 1)]),
          ),
        ),
      popularKitchens: (limit) =>
        telling(
          "analytics",
          answers.popular === undefined
            ? Effect.succeed(readable(list.slice(0, limit)))
            : answers.popular === "nothing"
              ? Effect.succeed(readable([]))
              : Effect.fail(answers.popular),
        ),
    }),
    Layer.mock(Health, {
      check: () =>
        telling("health", answers.health === undefined ? Effect.void : Effect.fail(answers.health)),
    }),
  );
  const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof layer>>): Effect.Effect<A, E> =>
    Effect.provide(program, layer);
  return { asked, run };
};

describe("§3: the counters of the dashboard", () => {
  it.effect("an admin is told every number, and that it is exact", () =>
    Effect.gen(function* () {
      const { run } = backend({});
      const figures = yield* Effect.forEach(COUNTERS, (counter) =>
        Effect.map(run(readCounter(counter, "admin")), (figure) => [counter, figure] as const),
      );
      expect(Object.fromEntries(figures)).toEqual({
        totalUsers: { _tag: "Exact", value: 7 },
        totalKitchens: { _tag: "Exact", value: 7 },
        totalReports: { _tag: "Exact", value: 3 },
        bannedKitchens: { _tag: "Exact", value: 3 },
        totalTribes: { _tag: "Exact", value: 7 },
        totalComments: { _tag: "Exact", value: 7 },
        totalFavorites: { _tag: "Exact", value: 7 },
        totalDates: { _tag: "Exact", value: 7 },
        totalBlocks: { _tag: "Exact", value: 7 },
      });
    }),
  );

  it.effect.each(["editor", "viewer"])(
    "D15: %s is shown no dates and no blocks, and neither is asked for",
    (role) =>
      Effect.gen(function* () {
        const { asked, run } = backend({});
        const figures = yield* Effect.forEach(COUNTERS, (counter) => run(readCounter(counter, role)));
        expect(figures.filter(({ _tag }) => _tag === "NoAccess")).toHaveLength(2);
        expect(asked.filter((resource) => resource === "dates" || resource === "blocks")).toEqual([]);
        expect(asked).toHaveLength(COUNTERS.length - 2);
      }),
  );

  it.effect("D40: what was counted in the beginning of a list only is partial", () =>
    Effect.gen(function* () {
      const { run } = backend({ kitchens: 450, reports: 201 });
      expect(yield* run(readCounter("bannedKitchens", "viewer"))).toEqual({
        _tag: "Partial",
        value: 20,
        counted: 200,
      });
      expect(yield* run(readCounter("totalReports", "viewer"))).toEqual({
        _tag: "Partial",
        value: 200,
        counted: 200,
      });
      expect(yield* run(readCounter("kitchensWithoutChef", "viewer"))).toEqual({
        _tag: "Partial",
        value: 200,
        counted: 200,
      });
    }),
  );

  it.effect("D58: a backend that lists by itself counts them, however many there are", () =>
    Effect.gen(function* () {
      const { asked, run } = backend({ isListing: true, kitchens: 200, reports: 200 });
      expect(yield* run(readCounter("bannedKitchens", "viewer"))).toEqual({ _tag: "Exact", value: 1_234 });
      expect(yield* run(readCounter("totalReports", "admin"))).toEqual({ _tag: "Exact", value: 4_321 });
      expect(yield* run(readCounter("kitchensWithoutChef", "viewer"))).toEqual({
        _tag: "Exact",
        value: 1_234,
      });
      expect(asked).toEqual(["kitchens banned", "reports counted", "kitchens of chef none"]);
    }),
  );

  it.effect.each([
    { failure: NotAcceptable, figure: { _tag: "Unavailable", value: 0 } },
    { failure: Forbidden, figure: { _tag: "NoAccess" } },
    { failure: ServerFailed(), figure: { _tag: "Failed", failure: ServerFailed() } },
    { failure: Unauthorized, figure: { _tag: "Failed", failure: Unauthorized } },
  ])("D32: a count that fails with $failure._tag is $figure._tag, never a true zero", ({ failure, figure }) =>
    Effect.gen(function* () {
      const { run } = backend({ counts: Effect.fail(failure), kitchenList: failure });
      expect(yield* run(readCounter("totalUsers", "admin"))).toEqual(figure);
      expect(yield* run(readCounter("bannedKitchens", "admin"))).toEqual(figure);
      expect(yield* run(readCounter("totalReports", "admin"))).toEqual({ _tag: "Exact", value: 3 });
    }),
  );
});

describe("§9, D58: how the counters grew in 30 days", () => {
  const growthFor = (role: string, answers: Answers) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2026, 4, 4, 23, 59));
      const { asked, run } = backend(answers);
      const told = yield* Effect.forEach(COUNTERS, (counter) =>
        Effect.map(run(readGrowth(counter, role)), (growth) => [counter, growth] as const),
      );
      return { asked, grown: told.filter(([, growth]) => growth !== undefined) };
    });
  const OF_USERS = ["totalUsers", { count: 3, daily: [2, 1] }];

  it.effect(
    "users by the days they joined on, what has a time by a list that begins with the first day",
    () =>
      Effect.gen(function* () {
        const { asked, grown } = yield* growthFor("admin", { isListing: true });
        expect(grown).toEqual([
          OF_USERS,
          ["totalReports", { count: 21, daily: undefined }],
          ["totalComments", { count: 22, daily: undefined }],
          ["totalFavorites", { count: 23, daily: undefined }],
          ["totalBlocks", { count: 24, daily: undefined }],
        ]);
        expect(asked).toEqual([
          "activity of 30 days",
          "reports from 2026-04-05",
          "comments from 2026-04-05",
          "favorites from 2026-04-05",
          "dates from 2026-04-05",
          "blocks from 2026-04-05",
        ]);
      }),
  );

  it.effect("D15: nothing is asked that the role may not see", () =>
    Effect.gen(function* () {
      const { asked } = yield* growthFor("viewer", { isListing: true });
      expect(asked).not.toContain("dates from 2026-04-05");
      expect(asked).not.toContain("blocks from 2026-04-05");
      expect(asked).toHaveLength(4);
    }),
  );

  it.effect("D57: a backend that lists nothing itself tells of its users alone", () =>
    Effect.gen(function* () {
      expect(yield* growthFor("admin", {})).toEqual({ asked: ["activity of 30 days"], grown: [OF_USERS] });
    }),
  );

  it.effect("a series without a day is none", () =>
    Effect.gen(function* () {
      expect((yield* growthFor("admin", { isQuiet: true })).grown).toEqual([]);
    }),
  );
});

describe("D40: popular kitchens", () => {
  it.effect("come from analytics, five of them, without a look at the list", () =>
    Effect.gen(function* () {
      const { asked, run } = backend({});
      const ranking = yield* run(readPopularKitchens);
      expect([ranking._tag, ranking.kitchens.length, asked]).toEqual(["Analytics", 5, ["analytics"]]);
    }),
  );

  it.effect.each([
    { popular: NotFound() },
    { popular: NotOffered },
    { popular: ServerFailed() },
    { popular: NotAcceptable },
    { popular: "nothing" as const },
  ])("D33, D40: the list stands in where analytics answers $popular, and says so", ({ popular }) =>
    Effect.gen(function* () {
      const { run } = backend({ popular });
      const ranking = yield* run(readPopularKitchens);
      const best = kitchens(30).toSorted((a, b) => b.positivo - a.positivo);
      expect(ranking).toEqual({ _tag: "List", kitchens: best.slice(0, 5), counted: 30, isWhole: true });
    }),
  );

  it.effect.each([Unauthorized, Forbidden])("no second way is tried where the answer was $_tag", (popular) =>
    Effect.gen(function* () {
      const { asked, run } = backend({ popular });
      expect(yield* Effect.flip(run(readPopularKitchens))).toEqual(popular);
      expect(asked).toEqual(["analytics"]);
    }),
  );

  it.effect("D32: a list that answers 406 as well is an empty one that says so", () =>
    Effect.gen(function* () {
      const { run } = backend({ popular: NotOffered, kitchenList: NotAcceptable });
      expect(yield* run(readPopularKitchens)).toEqual({ _tag: "Unavailable", kitchens: [] });
    }),
  );

  it.effect("a list that fails is asked once", () =>
    Effect.gen(function* () {
      const { asked, run } = backend({ popular: "nothing", kitchenList: TimedOut });
      expect(yield* Effect.flip(run(readPopularKitchens))).toEqual(TimedOut);
      expect(asked).toEqual(["analytics", "list of kitchens"]);
    }),
  );
});

it.effect("D40: active tribes are the first five", () =>
  Effect.gen(function* () {
    const tribes = yield* backend({}).run(readActiveTribes);
    expect(tribes.map(({ name }) => name)).toEqual(["T1", "T2", "T3", "T4", "T5"]);
  }),
);

it.effect.each([
  { comments: 12, shown: ["Comment 11", "Comment 9", "Comment 8", "Comment 10", "Comment 12"] },
  { comments: 2, shown: ["Comment 1", "Comment 2"] },
  { comments: 0, shown: [] },
])("§3: recent activity is the end of the $comments comments, the latest first", ({ comments, shown }) =>
  Effect.gen(function* () {
    const latest = yield* backend({ comments }).run(readRecentActivity);
    expect(latest.map(({ text }) => text)).toEqual(shown);
  }),
);

it.effect.each([NotAcceptable, NotOffered])(
  "D32: where nobody counts comments ($_tag), it is the latest of the first 200",
  (failure) =>
    Effect.gen(function* () {
      const { asked, run } = backend({ comments: 12, commentCount: failure });
      const latest = yield* run(readRecentActivity);
      expect(latest.map(({ text }) => text)).toEqual(
        ["11", "9", "7", "5", "3"].map((number) => `Comment ${number}`),
      );
      expect(asked).toEqual(["comments", "comments"]);
    }),
);

it.effect.each([Forbidden, ServerFailed()])(
  "a count of comments that is refused or fails for now ($_tag) is not made up for: the first are no recent ones",
  (failure) =>
    Effect.gen(function* () {
      const { run } = backend({ commentCount: failure });
      expect(yield* Effect.flip(run(readRecentActivity))).toEqual(failure);
    }),
);

describe("§7, D45: the system's status", () => {
  it.effect("is up when health answers, without counting users", () =>
    Effect.gen(function* () {
      const { asked, run } = backend({});
      expect(yield* run(readSystemStatus)).toEqual({ isUp: true, toldBy: "health" });
      expect(asked).toEqual(["health"]);
    }),
  );

  it.effect.each([
    { users: Result.succeed(7), isUp: true },
    { users: Result.fail(Unauthorized), isUp: true },
    { users: Result.fail(Forbidden), isUp: true },
    { users: Result.fail(ServerFailed()), isUp: false },
    { users: Result.fail(Unreachable), isUp: false },
  ])("D45: else the count of users tells: $users._tag, up: $isUp", ({ users, isUp }) =>
    Effect.gen(function* () {
      const { run } = backend({ health: NotFound(), users: Effect.fromResult<number, RemoteFailure>(users) });
      expect(yield* run(readSystemStatus)).toEqual({ isUp, toldBy: "count of users" });
    }),
  );
});
