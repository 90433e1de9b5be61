import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { QueueOrder } from "../../../domain/moderation/report-queue.ts";

export const ORDER_WORDS: Readonly<Record<QueueOrder, MessageDescriptor>> = {
  oldest: msg`Oldest first`,
  reported: msg`Most reported first`,
};
