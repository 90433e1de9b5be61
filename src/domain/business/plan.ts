/** How many days of analytics a feature of a plan is, by the backend's words for it. */
const DAYS_OF_ANALYTICS: ReadonlyMap<string, number> = new Map([
  ["30 days of analytics", 30],
  ["A year of analytics", 365],
]);

/** What plans include of the product, by the backend's words for it; other features are only listed. */
export const LISTING = "Google listing";
export const BY_LOCATION = "Figures by location";

/** The least history that has so many days. */
export const historyOf = (days: number): string =>
  [...DAYS_OF_ANALYTICS].find(([, most]) => days <= most)?.[0] ?? "A year of analytics";

const daysIn = (feature: string): number => DAYS_OF_ANALYTICS.get(feature) ?? 0;

/** Whether among these features of a plan is another one, or more of the same: a longer history is a shorter one, too (D72). */
export const includesFeature = (features: ReadonlyArray<string>, other: string): boolean =>
  daysIn(other) === 0
    ? features.includes(other)
    : features.some((feature) => daysIn(feature) >= daysIn(other));

/** What of a plan's features another plan does not include. */
export const featuresBeyond = (
  features: ReadonlyArray<string>,
  others: ReadonlyArray<string>,
): ReadonlyArray<string> => features.filter((feature) => !includesFeature(others, feature));

/** What a chef's plan includes; nothing where the backend holds nobody to their plan, or the plan is not known. */
export type HeldTo = ReadonlyArray<string> | undefined;

/** Whether something may be offered under a plan (D72). */
export const isOffered = (plan: HeldTo, feature: string): boolean =>
  plan === undefined || includesFeature(plan, feature);

/** How many days of analytics there are under a plan. */
export const daysOffered = (plan: HeldTo): number =>
  Math.max(0, ...(plan ?? [...DAYS_OF_ANALYTICS.keys()]).map(daysIn));
