import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { ACTIVITY_DAYS } from "../../../domain/analytics.ts";
import {
  ACTIVE_TRIBES,
  activeTribes,
  COUNTED,
  type Counter,
  exact,
  type Figure,
  figureOfFailure,
  figureOfList,
  type Growth,
  growthBegins,
  growthOfUsers,
  isUp,
  maySee,
  NO_ACCESS,
  POPULAR_KITCHENS,
  popularKitchens,
  type Ranking,
  RECENT_COMMENTS,
  type SystemStatus,
} from "../../../domain/dashboard.ts";
import { latestFirst } from "../../../domain/instant.ts";
import { type Kitchen, kitchenListDefinition } from "../../../domain/kitchen.ts";
import { passing } from "../../../domain/list-definition.ts";
import { type Arrangement, UNARRANGED } from "../../../domain/list-request.ts";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import { Analytics } from "../../../domain/ports/analytics.ts";
import { Blocks } from "../../../domain/ports/blocks.ts";
import { type Capabilities, offers } from "../../../domain/ports/capabilities.ts";
import type { Collection, CountedCollection } from "../../../domain/ports/collection.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { Dates } from "../../../domain/ports/dates.ts";
import { Favorites } from "../../../domain/ports/favorites.ts";
import { Health } from "../../../domain/ports/health.ts";
import { Kitchens } from "../../../domain/ports/kitchens.ts";
import { Reports } from "../../../domain/ports/reports.ts";
import { Tribes } from "../../../domain/ports/tribes.ts";
import { Users } from "../../../domain/ports/users.ts";
import { type Found, given, type Records } from "../../../domain/records.ts";
import { isAnotherWayWorthIt, isNotCounted } from "../../../domain/lists/other-ways.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

type Counted = Capabilities | Users | Kitchens | Reports | Tribes | Comments | Favorites | Dates | Blocks;

/** As much of a list as a figure is derived from. */
const START = { first: 0, max: MAX_PAGE_SIZE };
const ONE = { first: 0, max: 1 };

/** The kitchens of a list that pass filters. */
const ofList = (records: Records<Kitchen>, filters: Arrangement["filters"]): Figure => {
  const { items, unreadable } = records;
  const read = given(records);
  const found = passing(kitchenListDefinition, items, filters);
  return figureOfList(found.length, read, unreadable === 0 && read < MAX_PAGE_SIZE);
};

/** Every report there is counts, also one that could not be read. */
const ofReports = (records: Records<unknown>): Figure => {
  const read = given(records);
  return figureOfList(read, read, read < MAX_PAGE_SIZE);
};

/** How many there are by a backend that lists itself; by any other, what the beginning of its list tells. */
const ofListOr = <R>(
  listed: Effect.Effect<Found<unknown>, RemoteFailure, R>,
  derived: Effect.Effect<Figure, RemoteFailure, R>,
): Effect.Effect<Figure, RemoteFailure, R | Capabilities> =>
  Effect.gen(function* () {
    if (!(yield* offers("lists"))) return yield* derived;
    const { total } = yield* listed;
    return total === undefined ? yield* derived : exact(total);
  });

/** As many as a list says that it has. */
const countOf = <R>(
  port: Effect.Effect<Pick<CountedCollection<unknown, never>, "count">, never, R>,
): Effect.Effect<Figure, RemoteFailure, R> =>
  Effect.map(
    Effect.flatMap(port, (records) => records.count()),
    exact,
  );

/** The kitchens that the filters of a counter let through. */
const ofKitchens = (
  counter: "bannedKitchens" | "kitchensWithoutChef",
): Effect.Effect<Figure, RemoteFailure, Kitchens | Capabilities> => {
  const { filters = {} } = COUNTED[counter];
  return ofListOr(
    Kitchens.use((kitchens) => kitchens.list(ONE, { ...UNARRANGED, filters })),
    Effect.map(
      Kitchens.use((kitchens) => kitchens.page(START)),
      (records) => ofList(records, filters),
    ),
  );
};

const FIGURES: Readonly<Record<Counter, Effect.Effect<Figure, RemoteFailure, Counted>>> = {
  totalUsers: countOf(Users),
  totalKitchens: countOf(Kitchens),
  totalReports: ofListOr(
    Reports.use((reports) => reports.list(ONE, UNARRANGED)),
    Effect.map(
      Reports.use((reports) => reports.page(START)),
      ofReports,
    ),
  ),
  bannedKitchens: ofKitchens("bannedKitchens"),
  kitchensWithoutChef: ofKitchens("kitchensWithoutChef"),
  totalTribes: countOf(Tribes),
  totalComments: countOf(Comments),
  totalFavorites: countOf(Favorites),
  totalDates: countOf(Dates),
  totalBlocks: countOf(Blocks),
};

/** One counter for a role: what may not be seen is not asked for; a failure becomes a figure too. */
export const readCounter = (counter: Counter, role: string): Effect.Effect<Figure, never, Counted> =>
  maySee(role, counter)
    ? Effect.catch(FIGURES[counter], (failure) => Effect.succeed(figureOfFailure(failure)))
    : Effect.succeed(NO_ACCESS);

/** How many of a list came in the last days, by a backend that lists itself. */
const ofLastDays = <R>(
  port: Effect.Effect<Pick<Collection<unknown, never>, "list">, never, R>,
): Effect.Effect<Growth | undefined, RemoteFailure, R | Capabilities> =>
  Effect.gen(function* () {
    if (!(yield* offers("lists"))) return undefined;
    const from = growthBegins(yield* Clock.currentTimeMillis);
    const { list } = yield* port;
    const { total } = yield* list(ONE, { ...UNARRANGED, filters: { from } });
    return total === undefined ? undefined : { count: total, daily: undefined };
  });

export const readUserActivity = Effect.map(
  Analytics.use((analytics) => analytics.userActivity(ACTIVITY_DAYS)),
  ({ items }) => items,
);

/** What is told of growth: users by their activity, and whatever else a list can tell by day. */
const GROWTH: Readonly<
  Partial<Record<Counter, Effect.Effect<Growth | undefined, RemoteFailure, Counted | Analytics>>>
> = {
  totalUsers: Effect.map(readUserActivity, growthOfUsers),
  totalReports: ofLastDays(Reports),
  totalComments: ofLastDays(Comments),
  totalFavorites: ofLastDays(Favorites),
  totalDates: ofLastDays(Dates),
  totalBlocks: ofLastDays(Blocks),
};

/** How a counter grew in the last days, as far as the backend tells and a role may see it. */
export const readGrowth = (
  counter: Counter,
  role: string,
): Effect.Effect<Growth | undefined, RemoteFailure, Counted | Analytics> =>
  (maySee(role, counter) ? GROWTH[counter] : undefined) ?? Effect.undefined;

const rankedFromList = Kitchens.use((kitchens) => kitchens.page(START)).pipe(
  Effect.map((records): Ranking => {
    const counted = given(records);
    return {
      _tag: "List",
      kitchens: popularKitchens(records.items),
      counted,
      isWhole: records.unreadable === 0 && counted < MAX_PAGE_SIZE,
    };
  }),
  Effect.catchTag("NotAcceptable", () => Effect.succeed<Ranking>({ _tag: "Unavailable", kitchens: [] })),
);

/** The best kitchens by analytics; where that does not tell, by the beginning of the list. */
export const readPopularKitchens = Analytics.use((analytics) =>
  analytics.popularKitchens(POPULAR_KITCHENS),
).pipe(
  Effect.map(({ items }) => items),
  Effect.catchIf(isAnotherWayWorthIt, () => Effect.succeed([])),
  Effect.flatMap((kitchens): Effect.Effect<Ranking, RemoteFailure, Kitchens> =>
    kitchens.length === 0
      ? rankedFromList
      : Effect.succeed({ _tag: "Analytics", kitchens: popularKitchens(kitchens) }),
  ),
);

export const readActiveTribes = Effect.map(
  Tribes.use((tribes) => tribes.page({ first: 0, max: ACTIVE_TRIBES })),
  ({ items }) => activeTribes(items),
);

/** The latest comments: lists begin with the oldest record, so these stand at the end; at the beginning where nobody counts. */
export const readRecentActivity = Effect.gen(function* () {
  const comments = yield* Comments;
  const range = yield* comments.count().pipe(
    Effect.map((count) => ({ first: Math.max(0, count - RECENT_COMMENTS), max: RECENT_COMMENTS })),
    Effect.catchIf(isNotCounted, () => Effect.succeed(START)),
  );
  const { items } = yield* comments.page(range);
  return latestFirst(items).slice(0, RECENT_COMMENTS);
});

/** Whether the service is up: by its health, or else by how the count of users is answered. */
export const readSystemStatus = Health.use((health) => health.check()).pipe(
  Effect.as<SystemStatus>({ isUp: true, toldBy: "health" }),
  Effect.catch(() =>
    Users.use((users) => users.count()).pipe(
      Effect.match({
        onSuccess: (): SystemStatus => ({ isUp: true, toldBy: "count of users" }),
        onFailure: (failure): SystemStatus => ({ isUp: isUp(failure), toldBy: "count of users" }),
      }),
    ),
  ),
);
