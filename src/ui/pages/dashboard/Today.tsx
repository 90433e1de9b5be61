import { Trans, useLingui } from "@lingui/react/macro";
import { Skeleton, Title } from "@mantine/core";
import { IconAlertOctagon, IconCircleCheck, IconHelpCircle } from "@tabler/icons-react";
import { Suspense, use, useId } from "react";
import type { Waiting } from "../../../domain/dashboard.ts";
import type { Dashboard } from "../../../machines/use-cases/dashboard/read-dashboard.ts";
import { CounterLink } from "./CounterLink.tsx";
import { COUNTER_TITLES, WAITING_WORDS } from "./counter-texts.tsx";
import classes from "./Today.module.css";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const Unknown = ({ counter }: { counter: Waiting }) => {
  const { t } = useLingui();
  const title = t(COUNTER_TITLES[counter]);
  return (
    <span className={classes["item"]} data-is="unknown">
      <IconHelpCircle {...ICON} />
      <span>{t`${title}: not known`}</span>
    </span>
  );
};

const Known = ({ counter, figure }: Dashboard["waiting"][number]) => {
  const known = use(figure);
  if (known._tag !== "Exact" && known._tag !== "Partial") return <Unknown counter={counter} />;
  const Words = WAITING_WORDS[counter];
  const words = <Words count={known.value} />;
  if (known.value === 0) {
    return (
      <span className={classes["item"]} data-is="done">
        <IconCircleCheck {...ICON} />
        <span>{words}</span>
      </span>
    );
  }
  return (
    <CounterLink counter={counter} className={classes["item"]}>
      <IconAlertOctagon {...ICON} />
      <span>{known._tag === "Exact" ? words : <Trans>At least {words}</Trans>}</span>
    </CounterLink>
  );
};

/** What waits for somebody today, each the way to what there is of it. */
export const Today = ({ waiting }: Pick<Dashboard, "waiting">) => {
  const id = useId();
  return (
    <section className={`console-surface ${classes["today"] ?? ""}`} aria-labelledby={id}>
      <Title order={2} id={id}>
        <Trans>To do today</Trans>
      </Title>
      <ul className={`console-list ${classes["items"] ?? ""}`}>
        {waiting.map((each) => (
          <li key={each.counter}>
            <Suspense fallback={<Skeleton height="2.75rem" />}>
              <Known {...each} />
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  );
};
