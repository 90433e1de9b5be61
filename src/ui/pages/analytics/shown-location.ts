import type { AnalyticsReport, AnalyticsRequest } from "../../../machines/use-cases/business-analytics.ts";

/** The name of the location whose figures are shown; none where they are those of all, or it is not known by name. */
export const shownLocation = (
  locationId: AnalyticsRequest["locationId"],
  { locations }: AnalyticsReport,
): string | undefined => locations?.find((known) => known.locationId === locationId)?.name;
