import * as Effect from "effect/Effect";
import { type Capability, isCapability } from "../../domain/capability.ts";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { Capabilities } from "../../domain/ports/capabilities.ts";
import { isWorthRetrying } from "../../domain/remote-failure.ts";
import { port } from "./port.ts";

/** Asked once for all: what the backend says, or that it says nothing, is kept like any other read. */
export const capabilities = port(Capabilities)(({ cached, call }) => {
  const offered = cached("health", () =>
    Effect.map(call("health.check"), (health) => (health.capabilities ?? []).filter(isCapability)).pipe(
      Effect.catchIf(
        (failure) => !isWorthRetrying(failure),
        () => Effect.succeed<ReadonlyArray<Capability>>([]),
      ),
    ),
  );
  return {
    offers: (capability) =>
      offered().pipe(
        Effect.provideService(BypassCache, false),
        Effect.match({ onSuccess: (all) => all.includes(capability), onFailure: () => false }),
      ),
  };
});
