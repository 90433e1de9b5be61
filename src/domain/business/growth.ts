import type { BusinessAnalytics } from "../business.ts";

/** The currency that revenue is in; §7 names none with it. */
export const REVENUE_CURRENCY = "USD";

/** What revenue was in the period before, from what it is and how it grew; nothing where growth cannot say. */
export const revenueBefore = ({
  revenue,
  growth,
}: Pick<BusinessAnalytics, "revenue" | "growth">): number | undefined =>
  growth > -1 && growth !== 0 ? revenue / (1 + growth) : undefined;

/** Whether what was before can be compared with: no share of nothing, or of a loss, tells how it went on. */
export const isComparable = (before: number): boolean => before > 0;

/** How much more `now` is than `before`, as a fraction; 0 where there is nothing to compare with. */
export const growthOf = (now: number, before: number): number =>
  isComparable(before) ? (now - before) / before : 0;
