import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Favorite, NewFavorite } from "../../../domain/favorite.ts";
import { Favorites } from "../../../domain/ports/favorites.ts";
import { kitchenMarksSql } from "./contributions.ts";
import { CREATION_DATE } from "./instants.ts";
import { References } from "./references.ts";

export const favoritesSql = Layer.effect(
  Favorites,
  Effect.zipWith(SqlClient, References, (sql, named) =>
    Favorites.of(
      kitchenMarksSql(sql, {
        table: "favorites",
        keyColumn: "favorite_id",
        entity: Favorite,
        draft: NewFavorite,
        elsewhere: {
          creationDate: named.optional(CREATION_DATE),
          ...named.user("profile", "favorites.user_id"),
          ...named.kitchen("kitchen", "favorites.kitchen_id"),
        },
        keyIn: ({ favoriteId }) => favoriteId,
        missing: "Favorite not found",
      }),
    ),
  ),
);
