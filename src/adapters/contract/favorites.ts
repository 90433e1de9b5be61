import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { Favorite, NewFavorite } from "../../domain/favorite.ts";
import { AT_KITCHEN_LIST } from "../../domain/contribution-lists.ts";
import { idText } from "../../domain/fields.ts";
import { authorized } from "./access.ts";
import { all, byId, count, create, edit, listOf, listPage, remove } from "./endpoints.ts";

const id = idText<"favorite">();
const userId = idText<"user">();
const kitchenId = idText<"kitchen">();

/** §7, Favorites. Pages are `{max}/{first}` by decision (D29). */
export const favoritesGroup = () =>
  authorized(
    "favorites",
    all("/favorite", Favorite),
    count("/favorite/count"),
    listPage("/favorite/:max/:first", Favorite, AT_KITCHEN_LIST),
    byId("/favorite/:id", id, Favorite),
    create("/favorite/createFavorite", NewFavorite, Favorite),
    edit("/favorite/editFavorite", Favorite, Favorite),
    remove("/favorite/destroy/:id", id),
    listOf("ofUser", "/favorite/user/:id", userId, Favorite),
    listOf("ofKitchen", "/favorite/kitchen/:id", kitchenId, Favorite),
    HttpApiEndpoint.get("byUserAndKitchen", "/favorite/user/:userId/kitchen/:kitchenId", {
      params: { userId, kitchenId },
      success: Favorite,
    }),
  );
