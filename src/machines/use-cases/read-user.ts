import * as Effect from "effect/Effect";
import type { KitchenId, UserId } from "../../domain/id.ts";
import { latestFirst } from "../../domain/instant.ts";
import { Comments } from "../../domain/ports/comments.ts";
import { Favorites } from "../../domain/ports/favorites.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { ProfileImages } from "../../domain/ports/profile-images.ts";
import type { App } from "../app.ts";
import { identified } from "./identified.ts";
import { RECORD_SOURCES } from "./record-sources.ts";

const readPictures = identified((id: UserId) =>
  Effect.map(
    ProfileImages.use((images) => images.ofUser(id)),
    ({ items }) => items,
  ),
);

const readComments = identified((id: UserId) =>
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
const readFavorites = identified((id: UserId) =>
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

/** What the page of a user reads: the user, then what is beside them, each by itself. */
export const readUser = ({ read }: Pick<App, "read">, id: string, signal: AbortSignal) => ({
  record: read(RECORD_SOURCES.users.byId(id), signal),
  sources: {
    pictures: read(readPictures(id), signal),
    comments: read(readComments(id), signal),
    favorites: read(readFavorites(id), signal),
  },
});

export type UserSources = ReturnType<typeof readUser>["sources"];
