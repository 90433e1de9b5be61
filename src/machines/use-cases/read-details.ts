import * as Effect from "effect/Effect";
import type { KitchenId, TribeId, UserId } from "../../domain/id.ts";
import { latestFirst } from "../../domain/instant.ts";
import { Comments } from "../../domain/ports/comments.ts";
import { Favorites } from "../../domain/ports/favorites.ts";
import { KitchenImages } from "../../domain/ports/kitchen-images.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { Locations } from "../../domain/ports/locations.ts";
import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { identified } from "./identified.ts";

/** A kitchen's pictures (D33). */
export const readKitchenPictures = identified((id: KitchenId) =>
  Effect.map(
    KitchenImages.use((images) => images.of(id)),
    ({ items }) => items,
  ),
);

/** What was said of a kitchen, the latest first. */
export const readKitchenComments = identified((id: KitchenId) =>
  Effect.map(
    Comments.use((comments) => comments.ofKitchen(id)),
    ({ items }) => latestFirst(items),
  ),
);

/** Where a kitchen is. */
export const readKitchenLocations = identified((id: KitchenId) =>
  Effect.map(
    Locations.use((locations) => locations.all()),
    ({ items }) => items.filter(({ kitchen }) => kitchen?.kitchenId === id),
  ),
);

/** Who belongs to a tribe. */
export const readMembers = identified((id: TribeId) =>
  Effect.map(
    Tribes.use((tribes) => tribes.members(id)),
    ({ items }) => items,
  ),
);

/** A tribe's pictures. */
export const readTribePictures = identified((id: TribeId) =>
  Effect.map(
    TribeImages.use((images) => images.ofTribe(id)),
    ({ items }) => items,
  ),
);

/** What was said in a tribe, the latest first. */
export const readTribeComments = identified((id: TribeId) =>
  Effect.map(
    Comments.use((comments) => comments.ofTribe(id)),
    ({ items }) => latestFirst(items),
  ),
);

/** A user's pictures. */
export const readProfilePictures = identified((id: UserId) =>
  Effect.map(
    ProfileImages.use((images) => images.ofUser(id)),
    ({ items }) => items,
  ),
);

/** What a user said, the latest first. */
export const readUserComments = identified((id: UserId) =>
  Effect.map(
    Comments.use((comments) => comments.ofUser(id)),
    ({ items }) => latestFirst(items),
  ),
);

interface NamedKitchen {
  readonly kitchenId: KitchenId;
  readonly name: string;
}

/** The kitchens that a user likes, by name where it can be read. */
export const readUserFavorites = identified((id: UserId) =>
  Effect.gen(function* () {
    const kitchens = yield* Kitchens;
    const { items } = yield* Favorites.use((favorites) => favorites.ofUser(id));
    return yield* Effect.forEach(
      items.slice(0, 20),
      ({ kitchen: { kitchenId } }) =>
        Effect.match(kitchens.byId(kitchenId), {
          onFailure: (): NamedKitchen => ({ kitchenId, name: kitchenId }),
          onSuccess: ({ nombre }): NamedKitchen => ({ kitchenId, name: nombre }),
        }),
      { concurrency: 4 },
    );
  }),
);
