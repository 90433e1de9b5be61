import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural } from "@lingui/react/macro";
import type { ComponentType } from "react";
import type { Counter, Waiting } from "../../../domain/dashboard.ts";

export const COUNTER_TITLES: Readonly<Record<Counter, MessageDescriptor>> = {
  totalUsers: msg`Total users`,
  totalKitchens: msg`Total kitchens`,
  totalReports: msg`Total reports`,
  bannedKitchens: msg`Banned kitchens`,
  kitchensWithoutChef: msg`Kitchens without a chef`,
  totalTribes: msg`Total tribes`,
  totalComments: msg`Total comments`,
  totalFavorites: msg`Total favorites`,
  totalDates: msg`Total dating requests`,
  totalBlocks: msg`Total blocked users`,
};

/** What waits, in words: how many there are, or that there is none. */
export const WAITING_WORDS: Readonly<Record<Waiting, ComponentType<{ readonly count: number }>>> = {
  totalReports: ({ count }) => (
    <Plural value={count} _0="No open reports" one="# open report" other="# open reports" />
  ),
  bannedKitchens: ({ count }) => (
    <Plural value={count} _0="No banned kitchens" one="# banned kitchen" other="# banned kitchens" />
  ),
  kitchensWithoutChef: ({ count }) => (
    <Plural
      value={count}
      _0="No kitchens without a chef"
      one="# kitchen without a chef"
      other="# kitchens without a chef"
    />
  ),
};
