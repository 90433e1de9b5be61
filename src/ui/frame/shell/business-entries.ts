import { msg } from "@lingui/core/macro";
import { IconChartBar, IconCreditCard, IconHome } from "@tabler/icons-react";
import type { Entry } from "./entry.ts";

export const BUSINESS_ENTRIES: ReadonlyArray<Entry> = [
  { path: "/business", title: msg`Business dashboard`, icon: IconHome, badge: undefined },
  { path: "/business/analytics", title: msg`Analytics`, icon: IconChartBar, badge: undefined },
  { path: "/business/subscription", title: msg`Subscription`, icon: IconCreditCard, badge: undefined },
];
