import * as Cache from "effect/Cache";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { FRESH_MS } from "../../domain/product.ts";
import { isWorthRetrying, type RemoteFailure } from "../../domain/remote-failure.ts";

/** What people leave behind: it goes with the user or the kitchen that it hangs on, or forgets them. */
export const CONTRIBUTED = ["comments", "favorites", "blocks", "dates", "reports"] as const;

/** What a cached read belongs to; a write names the resources it touched. */
export type Resource =
  | "users"
  | "roles"
  | "health"
  | "kitchens"
  | "kitchen images"
  | "votes"
  | "tribes"
  | "tribe images"
  | "locations"
  | "notifications"
  | "profile images"
  | "business"
  | "subscriptions"
  | "google"
  | (typeof CONTRIBUTED)[number];

type Call<Args extends ReadonlyArray<unknown>, A> = (...args: Args) => Effect.Effect<A, RemoteFailure>;

/** How many answers of one read are kept. */
const CAPACITY = 512;

/** What the server said, for five minutes; one for all ports of a session. */
export class Reads extends Context.Service<
  Reads,
  {
    /**
     * A read that is shared, kept fresh and tried once more when that may help. Failures are not kept. Asked `BypassCache`,
     * it asks the backend again and keeps that answer.
     */
    readonly cached: <Args extends ReadonlyArray<unknown>, A>(
      resource: Resource,
      call: Call<Args, A>,
    ) => Call<Args, A>;
    /** A write, never tried again; afterwards, whatever came of it, what it changed is read again. */
    readonly invalidating: <Args extends ReadonlyArray<unknown>, A>(
      resources: ReadonlyArray<Resource>,
      call: Call<Args, A>,
    ) => Call<Args, A>;
    /** Forgets everything: another person may be looking now. */
    readonly forget: () => Effect.Effect<void>;
  }
>()("adapters/remote/Reads") {}

export const reads = Layer.sync(Reads, () => {
  const kept = new Map<Resource, Array<Effect.Effect<void>>>();
  const empty = (resources: Iterable<Resource>) =>
    Effect.forEach(
      [...resources].flatMap((resource) => kept.get(resource) ?? []),
      (emptying) => emptying,
      {
        discard: true,
      },
    );
  return Reads.of({
    cached: <Args extends ReadonlyArray<unknown>, A>(
      resource: Resource,
      call: Call<Args, A>,
    ): Call<Args, A> => {
      const cache = Effect.runSync(
        Cache.makeWith((args: Args) => Effect.retry(call(...args), { times: 1, while: isWorthRetrying }), {
          capacity: CAPACITY,
          timeToLive: (exit) => (Exit.isSuccess(exit) ? FRESH_MS : 0),
        }),
      );
      kept.set(resource, [...(kept.get(resource) ?? []), Cache.invalidateAll(cache)]);
      return (...args) =>
        Effect.flatMap(BypassCache, (bypass) =>
          bypass ? Cache.refresh(cache, args) : Cache.get(cache, args),
        );
    },
    invalidating:
      (resources, call) =>
      (...args) =>
        Effect.ensuring(call(...args), empty(resources)),
    forget: () => empty(kept.keys()),
  });
});
