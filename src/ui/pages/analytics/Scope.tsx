import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { use } from "react";
import { boundsOf, runsToday } from "../../../domain/business/period.ts";
import { daysOf } from "../../../domain/time-frame.ts";
import type { Read } from "../../../machines/app.ts";
import type { AnalyticsReport } from "../../../machines/use-cases/business/business-analytics.ts";
import { shownLocation } from "./shown-location.ts";
import { useFormats } from "../../parts/business/use-formats.ts";
import classes from "./AnalyticsScreen.module.css";

/** Whose figures they are: on paper, where nothing around them says it. */
export const Whose = ({ businessName }: { readonly businessName: Promise<Read<string>> }) => {
  const read = use(businessName);
  return read._tag === "Failure" ? null : (
    <Text fw={600} className={classes["whose"] ?? ""}>
      <bdi>{read.success}</bdi>
    </Text>
  );
};

/** What the figures are of, in words: a printed page says it as well, and whoever listens hears when it changes. */
export const Scope = ({ report }: { report: AnalyticsReport }) => {
  const { t } = useLingui();
  const { days } = useFormats();
  const { period, today } = report;
  const { from, to } = boundsOf(period, today);
  const span = days(from, to);
  const name = shownLocation(report);
  return (
    <Text size="sm" c="dimmed" role="status">
      {name === undefined ? <Trans>All locations</Trans> : <bdi>{name}</bdi>}
      {typeof period === "string" && (
        <>
          {" · "}
          <Plural value={daysOf(period)} one="Last day" other="Last # days" />
        </>
      )}
      <span className={classes["apart"]}>{" · "}</span>
      <bdi className={classes["days"]}>{runsToday(period, today) ? t`${span}, so far` : span}</bdi>
    </Text>
  );
};
