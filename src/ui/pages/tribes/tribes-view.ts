import { msg } from "@lingui/core/macro";
import type { Tribe } from "../../../domain/tribe.ts";
import { listTribes } from "../../../machines/use-cases/list-records.ts";
import { tribeSource } from "../../../machines/use-cases/list-sources.ts";
import type { ListView } from "../../parts/list/list-view.ts";
import { tribeColumns } from "./tribe-columns.tsx";

/** The tribes as a list (§2, §3). */
export const tribesView: ListView<Tribe> = {
  name: "tribes",
  source: tribeSource,
  list: listTribes,
  tag: "Tribe",
  targetOf: ({ tribeId, name }) => ({ _tag: "Tribe", id: tribeId, name }),
  columns: tribeColumns,
  filters: [],
  words: {
    search: msg`Search tribes`,
    empty: msg`There are no tribes yet.`,
    noMatch: msg`No tribe matches.`,
  },
};
