import * as Result from "effect/Result";
import type { UserActivity } from "../../domain/analytics.ts";
import type { UserComment } from "../../domain/user-comment.ts";
import {
  COUNTERS,
  type Counter,
  type Figure,
  type Growth,
  maySee,
  type Ranking,
  type SystemStatus,
  type Waiting,
  WAITING,
} from "../../domain/dashboard.ts";
import type { AppUser } from "../../domain/session.ts";
import type { Tribe } from "../../domain/tribe.ts";
import type { App, Read } from "../app.ts";
import {
  readActiveTribes,
  readCounter,
  readGrowth,
  readPopularKitchens,
  readRecentActivity,
  readSystemStatus,
  readUserActivity,
} from "../use-cases/dashboard.ts";

/** What the dashboard reads; each source by itself, so that one that fails leaves the others. */
export interface Dashboard {
  readonly counters: ReadonlyArray<{
    readonly counter: Counter;
    readonly figure: Promise<Figure>;
    readonly growth: Promise<Read<Growth | undefined>>;
  }>;
  /** Only what the role may see. */
  readonly waiting: ReadonlyArray<{
    readonly counter: Waiting;
    readonly figure: Promise<Figure>;
  }>;
  readonly status: Promise<SystemStatus>;
  readonly popularKitchens: Promise<Read<Ranking>>;
  readonly activeTribes: Promise<Read<ReadonlyArray<Tribe>>>;
  readonly recentActivity: Promise<Read<ReadonlyArray<UserComment>>>;
  readonly userActivity: Promise<Read<ReadonlyArray<UserActivity>>>;
}

/** Starts reading everything the dashboard shows to somebody; waits for nothing. */
export const readDashboard = (
  { read, user: { role } }: Pick<App, "read"> & { readonly user: AppUser },
  signal: AbortSignal,
): Dashboard => {
  const figureOf = (counter: Counter) => read(readCounter(counter, role), signal).then(Result.merge);
  const counters = COUNTERS.map((counter) => ({
    counter,
    figure: figureOf(counter),
    growth: read(readGrowth(counter, role), signal),
  }));
  return {
    counters,
    waiting: WAITING.filter((counter) => maySee(role, counter)).map((counter) => ({
      counter,
      figure: counters.find((shown) => shown.counter === counter)?.figure ?? figureOf(counter),
    })),
    status: read(readSystemStatus, signal).then(Result.merge),
    popularKitchens: read(readPopularKitchens, signal),
    activeTribes: read(readActiveTribes, signal),
    recentActivity: read(readRecentActivity, signal),
    userActivity: read(readUserActivity, signal),
  };
};
