import { ACTIVITY_DAYS, type UserActivity } from "./analytics.ts";
import { utcDay } from "./calendar-date.ts";
import { DAY_MS } from "./days/reckoning.ts";
import { type Kitchen, byScore } from "./kitchen.ts";
import { type Arrangement, NONE } from "./list-request.ts";
import { permits } from "./permission.ts";
import type { RemoteFailure } from "./remote-failure.ts";
import type { Tribe } from "./tribe.ts";

/** The counters of the dashboard (§3). */
export const COUNTERS = [
  "totalUsers",
  "totalKitchens",
  "totalReports",
  "bannedKitchens",
  "totalTribes",
  "totalComments",
  "totalFavorites",
  "totalDates",
  "totalBlocks",
] as const;

/** What waits for somebody as long as there is any. */
export const WAITING = ["totalReports", "bannedKitchens", "kitchensWithoutChef"] as const;

export type Waiting = (typeof WAITING)[number];
export type Counter = (typeof COUNTERS)[number] | Waiting;

/** The page that lists what is counted, and the filters that choose it there. */
interface Counted {
  readonly page: "users" | "kitchens" | "tribes" | "comments" | "favorites" | "dates" | "blocks" | "reports";
  readonly filters?: Arrangement["filters"];
}

export const COUNTED: Readonly<Record<Counter, Counted>> = {
  totalUsers: { page: "users" },
  totalKitchens: { page: "kitchens" },
  totalReports: { page: "reports" },
  bannedKitchens: { page: "kitchens", filters: { status: "banned" } },
  kitchensWithoutChef: { page: "kitchens", filters: { chef: NONE } },
  totalTribes: { page: "tribes" },
  totalComments: { page: "comments" },
  totalFavorites: { page: "favorites" },
  totalDates: { page: "dates" },
  totalBlocks: { page: "blocks" },
};

/** Whether a role may be shown a counter; who may not is shown "No access", without a call (D15). */
export const maySee = (role: string, counter: Counter): boolean =>
  permits(role, `${COUNTED[counter].page}.read`);

/**
 * A number with where it comes from, so that a fallback never looks like a true zero (D15, D32, D40):
 * `Exact`, `Partial` (counted over the records that were read), `Unavailable` (the backend would not count: 0),
 * `NoAccess` (not asked for, or refused) or `Failed`.
 */
export type Figure =
  | { readonly _tag: "Exact"; readonly value: number }
  | { readonly _tag: "Partial"; readonly value: number; readonly counted: number }
  | { readonly _tag: "Unavailable"; readonly value: 0 }
  | { readonly _tag: "NoAccess" }
  | { readonly _tag: "Failed"; readonly failure: RemoteFailure };

export const exact = (value: number): Figure => ({ _tag: "Exact", value });
export const NO_ACCESS: Figure = { _tag: "NoAccess" };

/** The figure that a failed count becomes (D32): 406 is an unavailable 0, 403 no access, the rest a failure. */
export const figureOfFailure = (failure: RemoteFailure): Figure => {
  switch (failure._tag) {
    case "NotAcceptable":
      return { _tag: "Unavailable", value: 0 };
    case "Forbidden":
      return NO_ACCESS;
    default:
      return { _tag: "Failed", failure };
  }
};

/** A figure counted from a list (D40): exact when the whole list was read, otherwise partial. */
export const figureOfList = (value: number, read: number, isWhole: boolean): Figure =>
  isWhole ? exact(value) : { _tag: "Partial", value, counted: read };

/** How many came in the last days (§9), and where the backend tells so, on each of them. */
export interface Growth {
  readonly count: number;
  readonly daily: ReadonlyArray<number> | undefined;
}

/** Who joined in the days of a series; nothing where it has none. */
export const growthOfUsers = (days: ReadonlyArray<UserActivity>): Growth | undefined => {
  const daily = days.map(({ joined }) => joined);
  return daily.length === 0 ? undefined : { count: daily.reduce((sum, joined) => sum + joined, 0), daily };
};

/** The first of the last days, of which a moment is in the last; days are those of UTC (D42). */
export const growthBegins = (now: number): string => utcDay(now - (ACTIVITY_DAYS - 1) * DAY_MS);

/**
 * The best kitchens, and whether analytics ranked them or the list stood in (D40); `counted` of it were looked at. Where
 * the backend gave neither, there are none, and that is no true zero (D32).
 */
export type Ranking =
  | { readonly _tag: "Analytics"; readonly kitchens: ReadonlyArray<Kitchen> }
  | { readonly _tag: "Unavailable"; readonly kitchens: readonly [] }
  | {
      readonly _tag: "List";
      readonly kitchens: ReadonlyArray<Kitchen>;
      readonly counted: number;
      readonly isWhole: boolean;
    };

/** How the service is: whether it is up, and which of the two checks said so (§7, D45). */
export interface SystemStatus {
  readonly isUp: boolean;
  readonly toldBy: "health" | "count of users";
}

export const POPULAR_KITCHENS = 5;
export const ACTIVE_TRIBES = 5;
export const RECENT_COMMENTS = 5;

/** The five kitchens with the best score (§3, §9, D40). */
export const popularKitchens = (kitchens: ReadonlyArray<Kitchen>): ReadonlyArray<Kitchen> =>
  kitchens.toSorted(byScore).slice(0, POPULAR_KITCHENS);

/** The first five tribes, in the backend's order (§3, §9, D40). */
export const activeTribes = (tribes: ReadonlyArray<Tribe>): ReadonlyArray<Tribe> =>
  tribes.slice(0, ACTIVE_TRIBES);

/** Whether the service is up where users cannot be counted (D45): being refused means that it answers. */
export const isUp = ({ _tag }: RemoteFailure): boolean => _tag === "Unauthorized" || _tag === "Forbidden";
