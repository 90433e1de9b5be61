import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Locations } from "../../domain/ports/locations.ts";
import { Call } from "./call.ts";

/** `Locations` over HTTP. */
export const locationsHttp = Layer.effect(
  Locations,
  Effect.map(Call, (call) =>
    Locations.of({
      all: () => call("locations.all", ({ locations }) => locations.all({})),
      nearby: ({ lat, lng }, radius) =>
        call("locations.nearby", ({ locations }) => locations.nearby({ query: { lat, lng, radius } })),
      byId: (id) => call("locations.byId", ({ locations }) => locations.byId({ params: { id } })),
      create: (location) =>
        call("locations.create", ({ locations }) => locations.create({ payload: location })),
      edit: (location) => call("locations.edit", ({ locations }) => locations.edit({ payload: location })),
      remove: (id) => call("locations.remove", ({ locations }) => locations.remove({ params: { id } })),
    }),
  ),
);
