import { useLingui } from "@lingui/react/macro";
import type { AnalyticsReport, AnalyticsRequest } from "../../machines/programs/business-analytics.ts";
import { useConsole } from "../console-context.ts";

/** Saves the figures of each location as a file; one that could not be read has empty cells. */
export const useAnalyticsExport = ({ frame }: AnalyticsRequest): ((report: AnalyticsReport) => void) => {
  const { t } = useLingui();
  const { logDefect, saveSheet } = useConsole();
  return ({ locations }) => {
    const saving = saveSheet(
      {
        name: `analytics-${frame}`,
        header: [t`Location`, t`Revenue`, t`Customers`, t`Orders`, t`Growth`],
        rows: locations.map(({ location, analytics }) => [
          location.name,
          analytics?.revenue ?? "",
          analytics?.customers ?? "",
          analytics?.orders ?? "",
          analytics?.growth ?? "",
        ]),
      },
      new AbortController().signal,
    );
    saving.catch(logDefect);
  };
};
