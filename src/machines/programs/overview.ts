import * as Effect from "effect/Effect";
import { exact, type Figure, figureOfFailure, isUp } from "../../domain/dashboard.ts";
import { Health } from "../../domain/ports/health.ts";
import { Users } from "../../domain/ports/users.ts";

/** What the first dashboard shows; one failing source never takes the others down. */
export interface Overview {
  readonly totalUsers: Figure;
  readonly isUp: boolean;
}

/** Counts and health for the dashboard (§3, D32, D45). */
export const overview = Effect.gen(function* () {
  const users = yield* Users;
  const health = yield* Health;
  const [count, up] = yield* Effect.all([Effect.result(users.count()), Effect.result(health.check())], {
    concurrency: "unbounded",
  });
  return {
    totalUsers: count._tag === "Success" ? exact(count.success) : figureOfFailure(count.failure),
    isUp: up._tag === "Success" || isUp(count._tag === "Success" ? "answered" : count.failure),
  } satisfies Overview;
});
