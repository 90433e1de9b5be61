import { msg } from "@lingui/core/macro";
import type { Tribe } from "../../../domain/tribe.ts";
import { listRecords } from "../../../machines/use-cases/list-records.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/record-sources.ts";
import type { ListView } from "../../parts/list/list-view.ts";
import { tribeColumns } from "./tribe-columns.tsx";

/** The tribes as a list. */
export const tribesView: ListView<Tribe> = {
  name: "tribes",
  source: RECORD_SOURCES.tribes,
  list: listRecords(RECORD_SOURCES.tribes),
  columns: tribeColumns,
  filters: [],
  words: {
    search: msg`Search tribes`,
    empty: msg`There are no tribes yet.`,
    noMatch: msg`No tribe matches.`,
  },
};
