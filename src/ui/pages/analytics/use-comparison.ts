import type { BusinessAnalytics } from "../../../domain/business.ts";
import { compared, type Comparison } from "../../../domain/business/comparison.ts";
import type { Period } from "../../../domain/business/period.ts";
import { useApp } from "../../app-context.ts";

/** How revenue compares with the period before, as of today. */
export const useComparison = () => {
  const { today } = useApp();
  return (figures: BusinessAnalytics, period: Period): Comparison => compared(figures, period, today());
};
