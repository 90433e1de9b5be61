import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { KitchenId } from "../../domain/id.ts";
import { type KitchenPicture, logoOf } from "../../domain/kitchen.ts";
import { KitchenImages } from "../../domain/ports/kitchen-images.ts";
import { readable, type Records } from "../../domain/records.ts";
import { Call } from "./call.ts";
import { FallbackChains } from "./fallback-chain.ts";

/** `KitchenImages` over HTTP: two endpoints, then the logo of the kitchen (D33). */
export const kitchenImagesHttp = Layer.effect(
  KitchenImages,
  Effect.gen(function* () {
    const call = yield* Call;
    const { chain } = yield* FallbackChains;
    return KitchenImages.of({
      of: chain<[KitchenId], Records<KitchenPicture>>({
        sources: [
          (id) =>
            call("kitchenImages.fromKitchenImage", ({ kitchenImages }) =>
              kitchenImages.fromKitchenImage({ params: { id } }),
            ),
          (id) =>
            call("kitchenImages.fromImages", ({ kitchenImages }) =>
              kitchenImages.fromImages({ params: { id } }),
            ),
        ],
        lastResort: (id) =>
          call("kitchens.byId", ({ kitchens }) => kitchens.byId({ params: { id } })).pipe(
            Effect.map((kitchen) => readable(logoOf(kitchen))),
          ),
        // Records that could not be read are reported (D34), so a list of nothing else is not an empty one.
        isEmpty: ({ items, unreadable }) => items.length + unreadable === 0,
      }),
    });
  }),
);
