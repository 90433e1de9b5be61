import { msg } from "@lingui/core/macro";
import type { Favorite } from "../../../domain/favorite.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import { FAVORITE_SOURCE } from "../../../machines/use-cases/moderation/contribution-sources.ts";
import { listRecords } from "../../../machines/use-cases/lists/list-records.ts";
import { MARK_FILTERS } from "../../parts/contribution/mark-filters.ts";
import { timeColumn } from "../../parts/list/table/time-column.tsx";
import type { ListView } from "../../parts/list/list-view.ts";
import { referenceColumn } from "../../parts/list/table/reference-column.tsx";

/** The favorites as a list. */
export const favoritesView: ListView<Favorite> = {
  name: "favorites",
  source: FAVORITE_SOURCE,
  list: listRecords(FAVORITE_SOURCE),
  columns: [
    referenceColumn({ id: "user", title: msg`Person`, width: 15, grows: true }, ({ profile }) =>
      userReference(profile),
    ),
    referenceColumn({ id: "kitchen", title: msg`Kitchen`, width: 15, grows: true }, ({ kitchen }) =>
      kitchenReference(kitchen),
    ),
    timeColumn(msg`Since`),
  ],
  facts: ["kitchen", "time"],
  filters: MARK_FILTERS,
  ownerOf: ({ profile }) => profile.userId,
  open: msg`Show favorite`,
  words: {
    search: msg`Search favorites`,
    empty: msg`There are no favorites yet.`,
    noMatch: msg`No favorite matches.`,
  },
};
