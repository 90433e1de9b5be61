import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Counter } from "../../../domain/dashboard.ts";

export const COUNTER_TITLES: Readonly<Record<Counter, MessageDescriptor>> = {
  totalUsers: msg`Total users`,
  totalKitchens: msg`Total kitchens`,
  totalReports: msg`Total reports`,
  bannedKitchens: msg`Banned kitchens`,
  totalTribes: msg`Total tribes`,
  totalComments: msg`Total comments`,
  totalFavorites: msg`Total favorites`,
  totalDates: msg`Total dating requests`,
  totalBlocks: msg`Total blocked users`,
};
