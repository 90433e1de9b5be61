import { Trans } from "@lingui/react/macro";
import { Group, Text } from "@mantine/core";
import { SUBSCRIPTION_FALLBACK } from "../../../domain/business/subscription-fallback.ts";
import { utcDay } from "../../../domain/calendar-date.ts";
import { instantOf } from "../../../domain/instant.ts";
import type { PlanChange, Subscription } from "../../../machines/use-cases/business/subscription.ts";
import { useApp } from "../../app-context.ts";
import { Section } from "../../parts/section/Section.tsx";
import { Moment } from "../../parts/time/Moment.tsx";
import { useFormats } from "../../parts/business/use-formats.ts";
import { planNamed, usePlanWords } from "../../parts/business/use-plan-words.ts";

/** What is paid is counted by days, as the backend has them: a day that is over is said as one. */
const When = ({ at }: Pick<PlanChange, "at">) => {
  const { now } = useApp();
  const { day } = useFormats();
  const instant = instantOf(at);
  return instant === undefined || utcDay(instant) === utcDay(now()) ? (
    <Moment at={at} />
  ) : (
    <time dateTime={at}>{day(at)}</time>
  );
};

interface PlanChangesProps {
  readonly changes: ReadonlyArray<PlanChange>;
  readonly plans: Subscription["plans"];
}

/** How the plan changed until now, the last change first; whoever never chose one was on the free one. */
export const PlanChanges = ({ changes, plans }: PlanChangesProps) => {
  const words = usePlanWords();
  const named = (plan: string): string => words(planNamed({ info: { plan }, plans }));
  return (
    <Section title={<Trans>Recent changes</Trans>}>
      {changes.length === 0 ? (
        <Text c="dimmed">
          <Trans>Your plan has not changed yet.</Trans>
        </Text>
      ) : (
        <ul className="console-list console-rows">
          {changes.map(({ at, before = SUBSCRIPTION_FALLBACK.plan, after }) => (
            <Group component="li" key={at} gap="0.25rem 1rem" align="normal" justify="space-between" py={8}>
              <span>
                {before === after ? (
                  <bdi>{named(after)}</bdi>
                ) : (
                  <Trans>
                    From <bdi>{named(before)}</bdi> to <bdi>{named(after)}</bdi>
                  </Trans>
                )}
              </span>
              <Text component="span" size="sm" c="dimmed">
                <When at={at} />
              </Text>
            </Group>
          ))}
        </ul>
      )}
    </Section>
  );
};
