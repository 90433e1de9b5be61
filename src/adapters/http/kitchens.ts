import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { Call } from "./call.ts";

/** `Kitchens` over HTTP. */
export const kitchensHttp = Layer.effect(
  Kitchens,
  Effect.map(Call, (call) =>
    Kitchens.of({
      all: () => call("kitchens.all", ({ kitchens }) => kitchens.all({})),
      page: ({ first, max }) =>
        call("kitchens.page", ({ kitchens }) => kitchens.page({ params: { first, max } })),
      byId: (id) => call("kitchens.byId", ({ kitchens }) => kitchens.byId({ params: { id } })),
      create: (draft) => call("kitchens.create", ({ kitchens }) => kitchens.create({ payload: draft })),
      edit: (kitchen) => call("kitchens.edit", ({ kitchens }) => kitchens.edit({ payload: kitchen })),
      remove: (id) => call("kitchens.remove", ({ kitchens }) => kitchens.remove({ params: { id } })),
      count: () => call("kitchens.count", ({ kitchens }) => kitchens.count({})),
    }),
  ),
);
