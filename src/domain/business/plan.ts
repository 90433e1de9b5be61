/** How many days of analytics a feature of a plan is, by the backend's words for it. */
const DAYS_OF_ANALYTICS: Readonly<Record<string, number>> = {
  "30 days of analytics": 30,
  "A year of analytics": 365,
};

const daysIn = (feature: string): number => DAYS_OF_ANALYTICS[feature] ?? 0;

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
