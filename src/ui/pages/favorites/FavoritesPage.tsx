import { msg } from "@lingui/core/macro";
import type { Favorite } from "../../../domain/favorite.ts";
import { favoriteMark } from "../../../domain/moderation/mark-list.ts";
import { readRanking, readTribeRanking } from "../../../machines/use-cases/moderation/read-ranking.ts";
import { marksLoader, MarksPage, type MarksReading } from "../../parts/contribution/MarksPage.tsx";
import { favoritesView } from "./favorites-view.tsx";

const RANKINGS = {
  kitchens: {
    title: msg`Most loved kitchens`,
    read: readRanking(favoritesView, (record) => favoriteMark(record).kitchen),
  },
  people: {
    title: msg`People with most favorites`,
    read: readRanking(favoritesView, (record) => favoriteMark(record).user),
  },
  tribes: {
    title: msg`Tribes with most favorites`,
    read: readTribeRanking(favoritesView, ({ kitchen }) => kitchen.kitchenId),
  },
};

const WORDS = {
  title: msg`Favorite`,
  ofUser: msg`Other favorites of this person`,
  ofKitchen: msg`Others who love this kitchen`,
};

/** What the page reads: the list, and the ranking or the favorite that is opened beside it. */
export const loadFavorites = marksLoader(favoritesView, RANKINGS, favoriteMark);

/** Who keeps which kitchens. */
export const FavoritesPage = (reading: MarksReading<Favorite>) => (
  <MarksPage view={favoritesView} rankings={RANKINGS} words={WORDS} {...reading} />
);
