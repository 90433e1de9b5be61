import { msg } from "@lingui/core/macro";
import type { Block } from "../../../domain/block.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import { BLOCK_SOURCE } from "../../../machines/use-cases/moderation/contribution-sources.ts";
import { listRecords } from "../../../machines/use-cases/lists/list-records.ts";
import { MARK_FILTERS } from "../../parts/contribution/mark-filters.ts";
import { timeColumn } from "../../parts/list/table/time-column.tsx";
import type { ListView } from "../../parts/list/list-view.ts";
import { referenceColumn } from "../../parts/list/table/reference-column.tsx";

/** The blocks as a list. */
export const blocksView: ListView<Block> = {
  name: "blocks",
  source: BLOCK_SOURCE,
  list: listRecords(BLOCK_SOURCE),
  columns: [
    referenceColumn({ id: "user", title: msg`Person`, width: 15, grows: true }, ({ sourceProfileId }) =>
      userReference(sourceProfileId),
    ),
    referenceColumn(
      { id: "kitchen", title: msg`Blocked kitchen`, width: 15, grows: true },
      ({ kitchen }) => kitchen && kitchenReference(kitchen),
    ),
    timeColumn(msg`Since`),
  ],
  facts: ["kitchen", "time"],
  filters: MARK_FILTERS,
  ownerOf: ({ sourceProfileId }) => sourceProfileId.userId,
  open: msg`Show block`,
  words: {
    search: msg`Search blocks`,
    empty: msg`There are no blocks yet.`,
    noMatch: msg`No block matches.`,
  },
};
