import * as Effect from "effect/Effect";
import { logoOf } from "../../domain/kitchen.ts";
import { KitchenImages } from "../../domain/ports/kitchen-images.ts";
import { readable } from "../../domain/records.ts";
import { port } from "./port.ts";

/** Two endpoints, then the logo of the kitchen. */
export const kitchenImages = port(KitchenImages)(({ cached, call, chain }) => ({
  of: cached(
    "kitchenImages",
    chain({
      sources: [
        (id) => call("kitchenImages.fromKitchenImage", { params: { id } }),
        (id) => call("kitchenImages.fromImages", { params: { id } }),
      ],
      lastResort: (id) =>
        Effect.map(call("kitchens.byId", { params: { id } }), ({ body }) => readable(logoOf(body))),
      // Records that could not be read are reported, so a list of nothing else is not an empty one.
      isEmpty: ({ items, unreadable }) => items.length + unreadable === 0,
    }),
  ),
}));
