import { Favorites } from "../../../../domain/ports/favorites.ts";
import { group } from "../group.ts";
import { kitchenMarkHandlers } from "./contributions.ts";

export const favoritesHandlers = group("favorites", function* () {
  const favorites = yield* Favorites;
  const marks = yield* kitchenMarkHandlers({
    name: "favorites",
    port: favorites,
    keyIn: ({ favoriteId }) => favoriteId,
    ownerIn: ({ profile }) => profile.userId,
  });
  return (handlers) => handlers.handleAll(marks);
});
