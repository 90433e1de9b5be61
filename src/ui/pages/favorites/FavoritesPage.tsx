import { msg } from "@lingui/core/macro";
import type { Favorite } from "../../../domain/favorite.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import { marksLoader, MarksPage, type MarksReading } from "../../parts/contribution/MarksPage.tsx";
import { favoritesView } from "./favorites-view.tsx";

/** What the page reads: the list, and the ranking that is opened beside it. */
export const loadFavorites = marksLoader(favoritesView, {
  kitchens: ({ kitchen }) => kitchenReference(kitchen),
  people: ({ profile }) => userReference(profile),
});

const TITLES = { kitchens: msg`Most loved kitchens`, people: msg`People with most favorites` };

/** Who keeps which kitchens. */
export const FavoritesPage = (reading: MarksReading<Favorite>) => (
  <MarksPage list="favorites" view={favoritesView} titles={TITLES} {...reading} />
);
