import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Skeleton } from "@mantine/core";
import { type ReactNode, Suspense, use } from "react";
import { ACTIVITY_DAYS } from "../../../domain/analytics.ts";
import { type Figure, maySee } from "../../../domain/dashboard.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Dashboard } from "../../../machines/use-cases/dashboard/read-dashboard.ts";
import { useUser } from "../../app-context.ts";
import { canBeTried, failureText } from "../../parts/feedback/failure-texts.ts";
import { useTryAgain } from "../../parts/feedback/TryAgain.tsx";
import { CounterCell, CounterValue } from "./CounterCell.tsx";
import { CounterLink } from "./CounterLink.tsx";
import classes from "./Counters.module.css";
import { COUNTER_TITLES } from "./counter-texts.tsx";
import { Sparkline } from "../../parts/figures/Sparkline.tsx";
import { StatusCell } from "./StatusCell.tsx";

const NONE = "—";

type Row = Dashboard["counters"][number];

const Again = () => {
  const tryAgain = useTryAgain();
  return (
    tryAgain && (
      <>
        {" · "}
        <Anchor
          component="button"
          type="button"
          inherit
          className={classes["again"] ?? ""}
          onClick={tryAgain}
        >
          <Trans>Try again</Trans>
        </Anchor>
      </>
    )
  );
};

const NotCounted = ({ failure }: { failure: RemoteFailure }) => {
  const { t } = useLingui();
  return (
    <>
      {t(failureText(failure))}
      {canBeTried(failure) && <Again />}
    </>
  );
};

const GrowthNote = ({ growth }: Pick<Row, "growth">) => {
  const { t, i18n } = useLingui();
  const read = use(growth);
  if (read._tag === "Failure" || read.success === undefined) return null;
  const count = i18n.number(read.success.count, { signDisplay: "always" });
  return read.success.count === 0
    ? t`Nothing new in ${ACTIVITY_DAYS} days`
    : t`${count} in ${ACTIVITY_DAYS} days`;
};

const Trend = ({ growth }: Pick<Row, "growth">) => {
  const read = use(growth);
  const daily = read._tag === "Success" ? read.success?.daily : undefined;
  return daily !== undefined && <Sparkline values={daily} />;
};

/** A figure in words: its number, and how it grew, or why it is not exact. */
const useFigure = (figure: Figure, growth: Row["growth"]): { value: string; note: ReactNode } => {
  const { t, i18n } = useLingui();
  switch (figure._tag) {
    case "Exact":
      return {
        value: i18n.number(figure.value),
        note: (
          <Suspense>
            <GrowthNote growth={growth} />
          </Suspense>
        ),
      };
    case "Partial":
      return {
        value: i18n.number(figure.value),
        note: (
          <Plural
            value={figure.counted}
            one="Partial: only # record was loaded"
            other="Partial: only the first # records were loaded"
          />
        ),
      };
    case "Unavailable":
      return { value: i18n.number(figure.value), note: t`Not available, shown as zero` };
    case "NoAccess":
      return { value: NONE, note: t`No access` };
    case "Failed":
      return {
        value: NONE,
        note: <NotCounted failure={figure.failure} />,
      };
  }
};

const Known = ({ figure, growth }: Omit<Row, "counter">) => (
  <CounterValue {...useFigure(use(figure), growth)} />
);

const Counter = ({ counter, figure, growth }: Row) => {
  const { t } = useLingui();
  const title = t(COUNTER_TITLES[counter]);
  return (
    <CounterCell
      name={title}
      label={
        maySee(useUser().role, counter) ? (
          <CounterLink counter={counter} className={classes["link"]}>
            {title}
          </CounterLink>
        ) : (
          title
        )
      }
      trend={
        <Suspense>
          <Trend growth={growth} />
        </Suspense>
      }
    >
      <Suspense fallback={<Skeleton height="1.25rem" width="4rem" />}>
        <Known figure={figure} growth={growth} />
      </Suspense>
    </CounterCell>
  );
};

/** Every counter in one line that breaks evenly, each the way to its list; at its end how the service is. */
export const Counters = ({ counters, status }: Pick<Dashboard, "counters" | "status">) => (
  <div className={`console-surface ${classes["line"] ?? ""}`}>
    <div className={classes["cells"]}>
      {counters.map((row) => (
        <Counter key={row.counter} {...row} />
      ))}
      <StatusCell source={status} />
    </div>
  </div>
);
