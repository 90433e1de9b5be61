import * as Effect from "effect/Effect";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { Capabilities } from "../../domain/ports/capabilities.ts";
import { isWorthRetrying } from "../../domain/remote-failure.ts";
import { port } from "./port.ts";

/** What the exchange told counts; where it told nothing, health is asked once. */
export const capabilities = port(Capabilities)(({ cached, call, offered }) => {
  const asked = cached("health", () =>
    Effect.map(call("health.check"), (health) => health.capabilities ?? []).pipe(
      Effect.catchIf(
        (failure) => !isWorthRetrying(failure),
        () => Effect.succeed<ReadonlyArray<string>>([]),
      ),
      Effect.tap((told) =>
        Effect.sync(() => {
          offered.told = told;
        }),
      ),
    ),
  );
  return {
    offers: (capability) =>
      Effect.suspend(() =>
        offered.told === undefined
          ? Effect.provideService(asked(), BypassCache, false)
          : Effect.succeed(offered.told),
      ).pipe(Effect.match({ onSuccess: (all) => all.includes(capability), onFailure: () => false })),
  };
});
