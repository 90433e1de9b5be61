import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Favorites } from "../../domain/ports/favorites.ts";
import { kitchenMarksCached } from "./contributions.ts";
import { Reads } from "./reads.ts";

/** `Favorites`, remembered. */
export const favoritesCached = Layer.effect(
  Favorites,
  Effect.gen(function* () {
    return Favorites.of(yield* kitchenMarksCached(yield* Reads, "favorites", yield* Favorites));
  }),
);
