import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OtherKind } from "../../../domain/activity.ts";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";

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

export const KINDS = new Map<string, MessageDescriptor>([
  ...EVERY_RESOURCE.map(({ kind, name }) => [kind, RESOURCE_WORDS[name].one] as const),
  ...Object.entries(OTHERS),
]);

/** The words for a kind, also for one that is not known here. */
export const kindOf = (kind: string): MessageDescriptor => KINDS.get(kind) ?? msg`Record`;
