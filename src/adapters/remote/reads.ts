import * as Cache from "effect/Cache";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { ReadOnce } from "../../domain/ports/read-once.ts";
import { FRESH_MS } from "../../domain/product.ts";
import { isWorthRetrying, type RemoteFailure } from "../../domain/remote-failure.ts";
import type { Group } from "../contract/operations.ts";

/** What people leave behind: it goes with the user or the kitchen that it hangs on, or forgets them. */
export const CONTRIBUTED = ["comments", "favorites", "blocks", "dates", "reports"] as const;

/** What names a kitchen, a person and a tribe, and shows their pictures (D59). */
export const NAMING_KITCHENS = ["votes", ...CONTRIBUTED] as const;
export const NAMING_USERS = ["users", "kitchens", "tribes", "notifications", ...NAMING_KITCHENS] as const;
export const NAMING_TRIBES = ["tribes", "kitchens", "comments"] as const;

type Call<Args extends ReadonlyArray<unknown>, A> = (...args: Args) => Effect.Effect<A, RemoteFailure>;

const CAPACITY = 512;

/** What the server said, for five minutes; one for all ports of a session. */
export class Reads extends Context.Service<
  Reads,
  {
    /**
     * A read that shows what a group of the contract, or several, are about. It is shared, kept fresh and tried once more when that
     * may help. Failures are not kept. Asked `BypassCache`, it asks the backend again and keeps that answer, and
     * where what was asked for is gone, the lists that still have it are read again as well; asked `ReadOnce`, it asks the
     * backend and keeps nothing.
     */
    readonly cached: <Args extends ReadonlyArray<unknown>, A>(
      shown: Group | ReadonlyArray<Group>,
      call: Call<Args, A>,
    ) => Call<Args, A>;
    /**
     * A write, never tried again; afterwards, whatever came of it, the groups that it changed are read again, and the log
     * of activity, which has an entry of it.
     */
    readonly invalidating: <Args extends ReadonlyArray<unknown>, A>(
      groups: ReadonlyArray<Group>,
      call: Call<Args, A>,
    ) => Call<Args, A>;
    /** Calls back whenever a read fails, whatever becomes of that, and whenever a write has changed some groups. */
    readonly watch: (
      failed: (failure: RemoteFailure) => void,
      changed: (groups: ReadonlyArray<string>) => void,
    ) => Effect.Effect<void>;
    /** Forgets what some groups are about, as another tab has changed it. */
    readonly outdate: (groups: ReadonlyArray<string>) => Effect.Effect<void>;
    /** What is still under way is shared with nobody who asks from now on: they ask anew. */
    readonly askAnew: () => Effect.Effect<void>;
    /** Forgets everything: another person may be looking now. */
    readonly forget: () => Effect.Effect<void>;
  }
>()("adapters/remote/Reads") {}

export const reads = Layer.sync(Reads, () => {
  const kept = new Map<string, Array<Effect.Effect<void>>>();
  const underWay = new Set<Effect.Effect<void>>();
  let notice = (_failure: RemoteFailure): void => undefined;
  let tellChanged = (_groups: ReadonlyArray<string>): void => undefined;
  const empty = (groups: Iterable<string>) =>
    Effect.all(
      [...groups].flatMap((group) => kept.get(group) ?? []),
      { discard: true },
    );
  const noting = <A>(asked: Effect.Effect<A, RemoteFailure>, forgetting: Effect.Effect<void>) =>
    Effect.suspend(() => {
      underWay.add(forgetting);
      return Effect.ensuring(
        asked,
        Effect.sync(() => underWay.delete(forgetting)),
      );
    });
  return Reads.of({
    cached: <Args extends ReadonlyArray<unknown>, A>(
      shown: Group | ReadonlyArray<Group>,
      call: Call<Args, A>,
    ): Call<Args, A> => {
      const ask = (args: Args) => Effect.retry(call(...args), { times: 1, while: isWorthRetrying });
      const cache: Cache.Cache<Args, A, RemoteFailure> = Effect.runSync(
        Cache.makeWith((args: Args) => noting(ask(args), Cache.invalidate(cache, args)), {
          capacity: CAPACITY,
          timeToLive: (exit) => (Exit.isSuccess(exit) ? FRESH_MS : 0),
        }),
      );
      const groups = [shown].flat();
      for (const group of groups) kept.set(group, [...(kept.get(group) ?? []), Cache.invalidateAll(cache)]);
      return (...args) =>
        Effect.gen(function* () {
          if (yield* ReadOnce) return yield* ask(args);
          // A refresh would keep its answer also where a write emptied the cache meanwhile.
          if (!(yield* BypassCache)) return yield* Cache.get(cache, args);
          yield* Cache.invalidate(cache, args);
          return yield* Effect.tapError(Cache.get(cache, args), (failure) =>
            failure._tag === "NotFound" ? empty(groups) : Effect.void,
          );
        }).pipe(Effect.tapError((failure) => Effect.sync(() => notice(failure))));
    },
    invalidating:
      (groups, call) =>
      (...args) => {
        const written = [...groups, "activities"];
        return Effect.ensuring(
          call(...args),
          Effect.tap(empty(written), () => Effect.sync(() => tellChanged(written))),
        );
      },
    watch: (failed, changed) =>
      Effect.sync(() => {
        notice = failed;
        tellChanged = changed;
      }),
    outdate: empty,
    askAnew: () =>
      Effect.suspend(() => {
        const forgettings = [...underWay];
        underWay.clear();
        return Effect.all(forgettings, { discard: true });
      }),
    forget: () => empty(kept.keys()),
  });
});
