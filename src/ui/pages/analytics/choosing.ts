import type { AnalyticsRequest } from "../../../machines/use-cases/business/business-analytics.ts";

/** What is asked for, and how something else is. */
export interface Choosing {
  readonly request: AnalyticsRequest;
  readonly onRequest: (request: AnalyticsRequest) => void;
}
