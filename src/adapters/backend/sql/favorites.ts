import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Favorite, NewFavorite } from "../../../domain/favorite.ts";
import type { FavoriteId } from "../../../domain/id.ts";
import { Favorites } from "../../../domain/ports/favorites.ts";
import { kitchenMarksSql } from "./contributions.ts";
import { idOf } from "./rows.ts";

/** `Favorites` over SQL. */
export const favoritesSql = Layer.effect(
  Favorites,
  Effect.map(SqlClient, (sql) =>
    Favorites.of(
      kitchenMarksSql<Favorite, FavoriteId, NewFavorite>(sql, {
        table: "favorites",
        keyColumn: "favorite_id",
        itemOf: (id, profile, kitchen) => ({ favoriteId: idOf<"favorite">(id), profile, kitchen }),
        keyIn: ({ favoriteId }) => favoriteId,
        ownerIn: ({ profile }) => profile.userId,
        kitchenIn: ({ kitchen }) => kitchen.kitchenId,
        missing: "Favorite not found",
      }),
    ),
  ),
);
