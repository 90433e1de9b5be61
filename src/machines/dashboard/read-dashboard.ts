import type { UserActivity } from "../../domain/analytics.ts";
import type { UserComment } from "../../domain/user-comment.ts";
import {
  COUNTERS,
  type Counter,
  type Figure,
  type Ranking,
  type SystemStatus,
} from "../../domain/dashboard.ts";
import type { AppUser } from "../../domain/session.ts";
import type { Tribe } from "../../domain/tribe.ts";
import type { App, Read } from "../app.ts";
import {
  readActiveTribes,
  readCounter,
  readPopularKitchens,
  readRecentActivity,
  readSystemStatus,
  readUserActivity,
} from "../use-cases/dashboard.ts";

/** What the dashboard reads; each source by itself, so that one that fails leaves the others. */
export interface Dashboard {
  readonly counters: ReadonlyArray<readonly [Counter, Promise<Read<Figure>>]>;
  readonly status: Promise<Read<SystemStatus>>;
  readonly popularKitchens: Promise<Read<Ranking>>;
  readonly activeTribes: Promise<Read<ReadonlyArray<Tribe>>>;
  readonly recentActivity: Promise<Read<ReadonlyArray<UserComment>>>;
  readonly userActivity: Promise<Read<ReadonlyArray<UserActivity>>>;
}

/** Starts reading everything the dashboard shows to somebody; waits for nothing. */
export const readDashboard = (
  { read, user: { role } }: Pick<App, "read"> & { readonly user: AppUser },
  signal: AbortSignal,
): Dashboard => ({
  counters: COUNTERS.map((counter) => [counter, read(readCounter(counter, role), signal)]),
  status: read(readSystemStatus, signal),
  popularKitchens: read(readPopularKitchens, signal),
  activeTribes: read(readActiveTribes, signal),
  recentActivity: read(readRecentActivity, signal),
  userActivity: read(readUserActivity, signal),
});
