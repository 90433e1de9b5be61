import type { FavoriteId } from "./id.ts";
import type { KitchenRef, UserRef } from "./reference.ts";

/** A kitchen that somebody keeps (§3). */
export interface Favorite {
  readonly favoriteId: FavoriteId;
  readonly profile: UserRef;
  readonly kitchen: KitchenRef;
}

/** A favorite that the backend does not have yet. */
export type NewFavorite = Omit<Favorite, "favoriteId">;
