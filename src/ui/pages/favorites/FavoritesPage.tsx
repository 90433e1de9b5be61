import { msg } from "@lingui/core/macro";
import type { Favorite } from "../../../domain/favorite.ts";
import { kitchenReference } from "../../../domain/reference.ts";
import { marksLoader, MarksPage, type MarksReading } from "../../parts/contribution/MarksPage.tsx";
import { favoritesView } from "./favorites-view.tsx";

/** What the page reads: the list, and the ranking that is opened beside it. */
export const loadFavorites = marksLoader(favoritesView, ({ kitchen }) => kitchenReference(kitchen));

/** Who keeps which kitchens. */
export const FavoritesPage = (reading: MarksReading<Favorite>) => (
  <MarksPage list="favorites" view={favoritesView} title={msg`Most loved kitchens`} {...reading} />
);
