import type { AnalyticsReport } from "../../../machines/use-cases/business/business-analytics.ts";

/** The name of the location that figures are of, or its id where that is not known; nothing where they are those of all. */
export const shownLocation = ({ locationId, locations }: AnalyticsReport): string | undefined =>
  locations?.find((known) => known.locationId === locationId)?.name ?? locationId;
