import * as Context from "effect/Context";
import type { Favorite, NewFavorite } from "../favorite.ts";
import type { Id } from "../id.ts";
import type { KitchenMarks } from "./contributions.ts";

/** The kitchens that people keep (§7, Favorites). */
export class Favorites extends Context.Service<
  Favorites,
  KitchenMarks<Favorite, Id<"favorite">, NewFavorite>
>()("domain/ports/Favorites") {}
