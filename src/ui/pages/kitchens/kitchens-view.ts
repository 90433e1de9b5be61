import { msg } from "@lingui/core/macro";
import type { Kitchen } from "../../../domain/kitchen.ts";
import { listKitchens } from "../../../machines/use-cases/list-records.ts";
import { kitchenSource } from "../../../machines/use-cases/list-sources.ts";
import type { ListView } from "../../parts/list/list-view.ts";
import { KITCHEN_STATUS_WORDS, kitchenColumns } from "./kitchen-columns.tsx";

/** The kitchens as a list (§2, §3). */
export const kitchensView: ListView<Kitchen> = {
  name: "kitchens",
  source: kitchenSource,
  list: listKitchens,
  tag: "Kitchen",
  targetOf: ({ kitchenId, nombre }) => ({ _tag: "Kitchen", id: kitchenId, name: nombre }),
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
