import { useLingui } from "@lingui/react/macro";
import { compared } from "../../../domain/business/comparison.ts";
import type { AnalyticsReport } from "../../../machines/use-cases/business/business-analytics.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { FigureTile } from "../../parts/figures/FigureTile.tsx";
import grids from "../../parts/figures/grids.module.css";
import { useFormats } from "../../parts/business/use-formats.ts";

/** What the period came to, beside the one before. */
export const KeyFigures = ({ report }: { report: AnalyticsReport }) => {
  const { t } = useLingui();
  const { number, money, growth, days } = useFormats();
  const { analytics } = report;
  const { isKnown, before, growth: grown, daysBefore: span } = compared(analytics, report);
  const amount = before === undefined ? undefined : money(before);
  const none =
    amount === undefined && grown === undefined ? t`There is no previous period to compare with` : undefined;
  const daysBefore = span && days(span.from, span.to);
  return (
    <>
      <div className={grids["amounts"]}>
        <FigureTile
          label={t`Revenue`}
          value={isKnown ? money(analytics.revenue) : "—"}
          note={
            amount !== undefined
              ? daysBefore === undefined
                ? t`${amount} in the previous period`
                : t`Previous period (${daysBefore}): ${amount}`
              : (none ?? t`In this period`)
          }
        />
        <FigureTile
          label={t`Growth`}
          value={growth(isKnown ? grown : undefined)}
          note={none ?? t`Revenue, compared with the whole previous period`}
        />
        <FigureTile
          label={t`Customers`}
          value={isKnown ? number(analytics.customers) : "—"}
          note={t`In this period`}
        />
        <FigureTile
          label={t`Orders`}
          value={isKnown ? number(analytics.orders) : "—"}
          note={t`In this period`}
        />
      </div>
      {isKnown && analytics.orders === 0 && <EmptyNote>{t`No sales in this period.`}</EmptyNote>}
    </>
  );
};
