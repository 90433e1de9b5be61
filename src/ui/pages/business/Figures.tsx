import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@mantine/core";
import type { BusinessMetrics } from "../../../domain/business.ts";
import type { HomeFigures } from "../../../machines/use-cases/business/business-home.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { FigureTile } from "../../parts/figures/FigureTile.tsx";
import grids from "../../parts/figures/grids.module.css";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";
import classes from "./Figures.module.css";
import { shownTextsOf } from "../../locales/shown-texts-of.ts";
import { useFormats } from "../../parts/business/use-formats.ts";

const latestDays = part(async () => (await import("../day/LatestDays.tsx")).LatestDays, shownTextsOf("own"));

const Ever = ({ metrics }: { metrics: BusinessMetrics }) => {
  const { t } = useLingui();
  const { number, money } = useFormats();
  return (
    <>
      <FigureTile label={t`Revenue`} value={money(metrics.revenue)} note={t`Since the business began`} />
      <FigureTile label={t`Customers`} value={number(metrics.customers)} note={t`Since the business began`} />
      <FigureTile label={t`Orders`} value={number(metrics.orders)} note={t`Since the business began`} />
      <FigureTile label={t`Locations`} value={number(metrics.locations)} note={t`Where you sell`} />
    </>
  );
};

const GRID = `${grids["amounts"] ?? ""} ${classes["figures"] ?? ""}`;

/** As high as figures are, in every language. */
export const FiguresComing = () => (
  <Skeleton aria-hidden>
    <div className={GRID}>
      <Ever metrics={{ revenue: 0, customers: 0, orders: 0, locations: 0 }} />
    </div>
  </Skeleton>
);

/** How the business does: today and this week where days are known, else since it began. */
export const Figures = ({ figures }: { figures: HomeFigures | undefined }) => {
  const { t } = useLingui();
  const formats = useFormats();
  if (figures === undefined)
    return (
      <EmptyNote>{t`There are no figures yet. They start once your business profile is saved.`}</EmptyNote>
    );
  if (figures._tag === "Ever")
    return (
      <div className={GRID}>
        <Ever metrics={figures.metrics} />
      </div>
    );
  return (
    <Loaded part={latestDays} fallback={<FiguresComing />}>
      {(LatestDays) => (
        <div className={GRID}>
          <LatestDays series={figures.series} formats={formats} />
        </div>
      )}
    </Loaded>
  );
};
