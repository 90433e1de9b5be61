import * as Schema from "effect/Schema";
import * as fields from "./fields.ts";

/** A favorite that the backend does not have yet. */
export const NewFavorite = Schema.Struct({ profile: fields.UserRef, kitchen: fields.KitchenRef }).annotate({
  identifier: "NewFavorite",
});
export interface NewFavorite extends Schema.Schema.Type<typeof NewFavorite> {}

/** A kitchen that somebody keeps (§3). */
export const Favorite = Schema.Struct({
  favoriteId: fields.id<"favorite">(),
  profile: fields.NamedUser,
  kitchen: fields.NamedKitchen,
  /** Since when; a backend need not note it (D59). */
  creationDate: fields.carried(fields.time),
}).annotate({ identifier: "Favorite" });
export interface Favorite extends Schema.Schema.Type<typeof Favorite> {}
