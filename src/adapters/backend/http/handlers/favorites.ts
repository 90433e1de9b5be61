import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Favorites } from "../../../../domain/ports/favorites.ts";
import { Api } from "../../../contract/api.ts";
import { kitchenMarkHandlers } from "./contributions.ts";

export const favoritesHandlers = HttpApiBuilder.group(
  Api,
  "favorites",
  Effect.fnUntraced(function* (handlers) {
    const favorites = yield* Favorites;
    return handlers.handleAll(
      yield* kitchenMarkHandlers({
        name: "favorites",
        port: favorites,
        keyIn: ({ favoriteId }) => favoriteId,
        ownerIn: ({ profile }) => profile.userId,
      }),
    );
  }),
);
