import * as Result from "effect/Result";
import { COUNTERS, type Counter, maySee, WAITING } from "../../../domain/dashboard.ts";
import type { AppUser } from "../../../domain/session.ts";
import type { App } from "../../app.ts";
import {
  readActiveTribes,
  readCounter,
  readGrowth,
  readPopularKitchens,
  readRecentActivity,
  readSystemStatus,
  readUserActivity,
} from "./dashboard.ts";

/** Starts reading what the dashboard shows to somebody, each source by itself, so that one that fails leaves the others. */
export const readDashboard = (
  { read, user: { role } }: Pick<App, "read"> & { readonly user: AppUser },
  signal: AbortSignal,
) => {
  const figureOf = (counter: Counter) => read(readCounter(counter, role), signal).then(Result.merge);
  const counters = COUNTERS.map((counter: Counter) => ({
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

export type Dashboard = ReturnType<typeof readDashboard>;
