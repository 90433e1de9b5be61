import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NotedKind } from "../../../domain/activity.ts";
import { DAY_FILTERS } from "../../parts/contribution/mark-columns.tsx";
import { UserField } from "../../parts/contribution/RecordField.tsx";
import type { ListFilter } from "../../parts/list/list-view.ts";

/** What a record of each kind is called. */
const KINDS: Readonly<Record<NotedKind, MessageDescriptor>> = {
  user: msg`User`,
  kitchen: msg`Kitchen`,
  tribe: msg`Tribe`,
  comment: msg`Comment`,
  favorite: msg`Favorite`,
  block: msg`Block`,
  date: msg`Date`,
  report: msg`Report`,
  vote: msg`Vote`,
  location: msg`Location`,
  notification: msg`Message`,
};

/** The words for a kind, also for one that is not known here. */
export const kindOf = (kind: string): MessageDescriptor =>
  Object.entries(KINDS).find(([known]) => known === kind)?.[1] ?? msg`Record`;

/** What the log may be narrowed to; a record is named by the address alone. */
export const LOG_FILTERS: ReadonlyArray<ListFilter> = [
  { name: "kind", label: msg`Changes of`, options: KINDS },
  { name: "person", label: msg`Changed by`, options: {}, record: "users", Field: UserField },
  ...DAY_FILTERS,
];
