import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { QueueOrder } from "../../../domain/moderation/report-queue.ts";

/** Why others than admins settle none but their own. */
export const ONLY_ADMINS = msg`Only admins can settle what others reported.`;

export const ORDER_WORDS: Readonly<Record<QueueOrder, MessageDescriptor>> = {
  oldest: msg`Oldest first`,
  reported: msg`Most reported first`,
};
