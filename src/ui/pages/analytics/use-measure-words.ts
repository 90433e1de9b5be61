import { useLingui } from "@lingui/react/macro";
import type { Measure } from "../../../domain/business/trend.ts";
import { useFormats } from "../../parts/business/use-formats.ts";

/** What measures are called, and how the values of one are written. */
export const useMeasureWords = (measure: Measure) => {
  const { t } = useLingui();
  const { number, money, roundMoney } = useFormats();
  const words: Readonly<Record<Measure, string>> = {
    revenue: t`Revenue`,
    customers: t`Customers`,
    orders: t`Orders`,
    average: t`Average per order`,
  };
  const isMoney = measure === "revenue" || measure === "average";
  return {
    words,
    valueOf: (value: number): string => (isMoney ? money(value) : number(value)),
    axisValueOf: (value: number): string => (isMoney ? roundMoney(value) : number(value)),
  };
};
