import { msg } from "@lingui/core/macro";
import { DAY_FILTERS } from "../../parts/contribution/mark-filters.ts";
import { UserField } from "../../parts/contribution/RecordField.tsx";
import type { ListFilter } from "../../parts/list/list-view.ts";
import { ACTION_WORDS } from "../activity/activity-texts.ts";
import { KINDS } from "../activity/kinds.ts";

/** What the log may be narrowed to; a record is named by the address alone. */
export const LOG_FILTERS: ReadonlyArray<ListFilter> = [
  { name: "action", label: msg({ message: "Change", context: "what was done" }), options: ACTION_WORDS },
  { name: "kind", label: msg`Changes of`, options: Object.fromEntries(KINDS) },
  { name: "person", label: msg`Changed by`, options: {}, record: "users", Field: UserField },
  ...DAY_FILTERS,
];
