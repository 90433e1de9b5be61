import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Favorites } from "../../domain/ports/favorites.ts";
import { Call } from "./call.ts";
import { kitchenMarksHttp } from "./contributions.ts";

/** `Favorites` over HTTP. */
export const favoritesHttp = Layer.effect(
  Favorites,
  Effect.map(Call, (call) => Favorites.of(kitchenMarksHttp(call, "favorites", ({ favorites }) => favorites))),
);
