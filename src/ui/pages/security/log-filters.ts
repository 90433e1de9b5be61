import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OtherKind } from "../../../domain/activity.ts";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import { DAY_FILTERS } from "../../parts/contribution/mark-filters.ts";
import { UserField } from "../../parts/contribution/RecordField.tsx";
import type { ListFilter } from "../../parts/list/list-view.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import { ACTION_WORDS } from "../activity/activity-texts.ts";

/** What a record of each kind without pages of its own is called. */
const OTHERS: Readonly<Record<OtherKind, MessageDescriptor>> = {
  comment: msg`Comment`,
  favorite: msg`Favorite`,
  block: msg`Block`,
  date: msg`Date`,
  report: msg`Report`,
  vote: msg`Vote`,
  location: msg`Location`,
  notification: msg`Message`,
};

const KINDS = new Map<string, MessageDescriptor>([
  ...EVERY_RESOURCE.map(({ kind, name }) => [kind, RESOURCE_WORDS[name].one] as const),
  ...Object.entries(OTHERS),
]);

/** The words for a kind, also for one that is not known here. */
export const kindOf = (kind: string): MessageDescriptor => KINDS.get(kind) ?? msg`Record`;

/** What the log may be narrowed to; a record is named by the address alone. */
export const LOG_FILTERS: ReadonlyArray<ListFilter> = [
  { name: "action", label: msg({ message: "Change", context: "what was done" }), options: ACTION_WORDS },
  { name: "kind", label: msg`Changes of`, options: Object.fromEntries(KINDS) },
  { name: "person", label: msg`Changed by`, options: {}, record: "users", Field: UserField },
  ...DAY_FILTERS,
];
