import * as Effect from "effect/Effect";
import type { UserComment } from "../../domain/user-comment.ts";
import { type Id, isId, type KitchenId, type TribeId, type UserId } from "../../domain/id.ts";
import { instantOf } from "../../domain/instant.ts";
import { Comments } from "../../domain/ports/comments.ts";
import { Favorites } from "../../domain/ports/favorites.ts";
import { KitchenImages } from "../../domain/ports/kitchen-images.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { Locations } from "../../domain/ports/locations.ts";
import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { NotFound } from "../../domain/remote-failure.ts";

const latestFirst = (comments: ReadonlyArray<UserComment>): ReadonlyArray<UserComment> =>
  comments.toSorted(
    (a, b) => (instantOf(b.creationDate ?? "") ?? 0) - (instantOf(a.creationDate ?? "") ?? 0),
  );

/** Reads by an id of the address; what cannot be one is not found, without a request (D35). */
const byAddress =
  <Of extends string, A, E, R>(read: (id: Id<Of>) => Effect.Effect<A, E, R>) =>
  (text: string) =>
    isId<Of>(text) ? read(text) : Effect.fail(NotFound());

/** A kitchen's pictures (D33). */
export const readKitchenPictures = byAddress((id: KitchenId) =>
  Effect.map(
    KitchenImages.use((images) => images.of(id)),
    ({ items }) => items,
  ),
);

/** What was said of a kitchen, the latest first. */
export const readKitchenComments = byAddress((id: KitchenId) =>
  Effect.map(
    Comments.use((comments) => comments.ofKitchen(id)),
    ({ items }) => latestFirst(items),
  ),
);

/** Where a kitchen is. */
export const readKitchenLocations = byAddress((id: KitchenId) =>
  Effect.map(
    Locations.use((locations) => locations.all()),
    ({ items }) => items.filter(({ kitchen }) => kitchen?.kitchenId === id),
  ),
);

/** Who belongs to a tribe. */
export const readMembers = byAddress((id: TribeId) =>
  Effect.map(
    Tribes.use((tribes) => tribes.members(id)),
    ({ items }) => items,
  ),
);

/** A tribe's pictures. */
export const readTribePictures = byAddress((id: TribeId) =>
  Effect.map(
    TribeImages.use((images) => images.ofTribe(id)),
    ({ items }) => items,
  ),
);

/** What was said in a tribe, the latest first. */
export const readTribeComments = byAddress((id: TribeId) =>
  Effect.map(
    Comments.use((comments) => comments.ofTribe(id)),
    ({ items }) => latestFirst(items),
  ),
);

/** A user's pictures. */
export const readProfilePictures = byAddress((id: UserId) =>
  Effect.map(
    ProfileImages.use((images) => images.ofUser(id)),
    ({ items }) => items,
  ),
);

/** What a user said, the latest first. */
export const readUserComments = byAddress((id: UserId) =>
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
export const readUserFavorites = byAddress((id: UserId) =>
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
