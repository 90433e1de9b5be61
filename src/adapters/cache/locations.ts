import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Locations } from "../../domain/ports/locations.ts";
import { Reads } from "./reads.ts";

/** `Locations`, remembered. */
export const locationsCached = Layer.effect(
  Locations,
  Effect.gen(function* () {
    const locations = yield* Locations;
    const { fresh, touching } = yield* Reads;
    return Locations.of({
      all: yield* fresh("locations", locations.all),
      nearby: yield* fresh("locations", locations.nearby),
      byId: yield* fresh("locations", locations.byId),
      create: touching(["locations"], locations.create),
      edit: touching(["locations"], locations.edit),
      remove: touching(["locations"], locations.remove),
    });
  }),
);
