import { msg } from "@lingui/core/macro";
import type { Kitchen } from "../../../domain/kitchen.ts";
import { emptyWhereUnavailable, listRecords } from "../../../machines/use-cases/list-records.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import type { ListView } from "../../parts/list/list-view.ts";
import { KITCHEN_STATUS_WORDS, kitchenColumns } from "./kitchen-columns.tsx";

/** The kitchens as a list. */
export const kitchensView: ListView<Kitchen> = {
  name: "kitchens",
  source: RECORD_SOURCES.kitchens,
  list: emptyWhereUnavailable(listRecords(RECORD_SOURCES.kitchens)),
  columns: kitchenColumns,
  filters: [
    { name: "status", label: msg`Status`, options: KITCHEN_STATUS_WORDS },
    { name: "chef", label: msg`Chef`, options: { with: msg`With a chef`, without: msg`Without a chef` } },
    { name: "tribe", label: msg`Tribe`, options: { with: msg`In a tribe`, without: msg`In no tribe` } },
  ],
  words: {
    search: msg`Search kitchens`,
    empty: msg`There are no kitchens yet.`,
    noMatch: msg`No kitchen matches.`,
  },
};
