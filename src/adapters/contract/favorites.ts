import * as Schema from "effect/Schema";
import { id, idText } from "./ids.ts";
import { kitchenMarksGroup } from "./kitchen-marks.ts";
import { KitchenRefCodec, UserRefCodec } from "./reference-codecs.ts";

const NewFavoriteCodec = Schema.Struct({ profile: UserRefCodec, kitchen: KitchenRefCodec }).annotate({
  identifier: "NewFavorite",
});

const FavoriteCodec = Schema.Struct({
  favoriteId: id<"favorite">(),
  ...NewFavoriteCodec.fields,
}).annotate({ identifier: "Favorite" });

/** §7, Favorites. */
export const FavoritesGroup = kitchenMarksGroup(
  "favorites",
  { base: "favorite", create: "createFavorite", edit: "editFavorite" },
  { id: idText<"favorite">(), item: FavoriteCodec, draft: NewFavoriteCodec },
);
