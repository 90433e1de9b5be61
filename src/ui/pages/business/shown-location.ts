import type { BusinessLocation } from "../../../domain/business.ts";
import type { AnalyticsReport, AnalyticsRequest } from "../../../machines/use-cases/business-analytics.ts";

/** The location whose figures are shown; none where they are those of all, or it is not known by name. */
export const shownLocation = (
  request: AnalyticsRequest,
  { locations }: AnalyticsReport,
): BusinessLocation | undefined =>
  locations?.find(({ location }) => location.locationId === request.location)?.location;
