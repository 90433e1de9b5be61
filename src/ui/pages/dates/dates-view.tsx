import { msg } from "@lingui/core/macro";
import type { DateRequest } from "../../../domain/date-request.ts";
import { kitchenReference, userReference } from "../../../domain/reference.ts";
import { DATE_SOURCE } from "../../../machines/use-cases/moderation/contribution-sources.ts";
import { listRecords } from "../../../machines/use-cases/lists/list-records.ts";
import { MARK_FILTERS } from "../../parts/contribution/mark-filters.ts";
import { timeColumn } from "../../parts/list/table/time-column.tsx";
import type { ListView } from "../../parts/list/list-view.ts";
import { referenceColumn } from "../../parts/list/table/reference-column.tsx";

/** The requests for dates as a list. */
export const datesView: ListView<DateRequest> = {
  name: "dates",
  source: DATE_SOURCE,
  list: listRecords(DATE_SOURCE),
  columns: [
    referenceColumn({ id: "user", title: msg`Who asked`, width: 13, grows: true }, ({ sourceProfileId }) =>
      userReference(sourceProfileId),
    ),
    referenceColumn(
      { id: "target", title: msg`Who was asked`, width: 13, grows: true },
      ({ targetProfileId }) => userReference(targetProfileId),
    ),
    referenceColumn(
      { id: "kitchen", title: msg`Kitchen`, width: 13, grows: true },
      ({ kitchen }) => kitchen && kitchenReference(kitchen),
    ),
    timeColumn(msg`Time`),
  ],
  facts: ["target", "kitchen", "time"],
  filters: MARK_FILTERS,
  ownerOf: ({ sourceProfileId }) => sourceProfileId.userId,
  words: {
    search: msg`Search dates`,
    empty: msg`There are no dates yet.`,
    noMatch: msg`No date matches.`,
  },
};
