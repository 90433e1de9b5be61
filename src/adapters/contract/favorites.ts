import { Favorite, NewFavorite } from "../../domain/favorite.ts";
import { idText } from "../../domain/fields.ts";
import { kitchenMarksGroup } from "./kitchen-marks.ts";

/** §7, Favorites. */
export const favoritesGroup = () =>
  kitchenMarksGroup(
    "favorites",
    { base: "favorite", create: "createFavorite", edit: "editFavorite" },
    { id: idText<"favorite">(), item: Favorite, draft: NewFavorite },
  );
