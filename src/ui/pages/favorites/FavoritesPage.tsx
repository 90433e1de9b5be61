import { msg } from "@lingui/core/macro";
import type { Favorite } from "../../../domain/favorite.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import { readRanking, readTribeRanking } from "../../../machines/moderation/read-ranking.ts";
import { marksLoader, MarksPage, type MarksReading } from "../../parts/contribution/MarksPage.tsx";
import { favoritesView } from "./favorites-view.tsx";

const RANKINGS = {
  kitchens: {
    title: msg`Most loved kitchens`,
    read: readRanking(favoritesView, ({ kitchen }) => kitchenReference(kitchen)),
  },
  people: {
    title: msg`People with most favorites`,
    read: readRanking(favoritesView, ({ profile }) => userReference(profile)),
  },
  tribes: {
    title: msg`Tribes with most favorites`,
    read: readTribeRanking(favoritesView, ({ kitchen }) => kitchen.kitchenId),
  },
};

/** What the page reads: the list, and the ranking that is opened beside it. */
export const loadFavorites = marksLoader(favoritesView, RANKINGS);

/** Who keeps which kitchens. */
export const FavoritesPage = (reading: MarksReading<Favorite>) => (
  <MarksPage list="favorites" view={favoritesView} rankings={RANKINGS} {...reading} />
);
