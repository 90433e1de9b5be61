import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text, Title } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Subscription } from "../../../machines/use-cases/business/subscription.ts";
import type { SubscriptionView } from "../../../machines/subscription/subscription.view.ts";
import { Section } from "../../parts/section/Section.tsx";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { canBeTried } from "../../parts/feedback/failure-texts.ts";
import { TryAgain } from "../../parts/feedback/TryAgain.tsx";
import { Notice } from "../../parts/feedback/Notice.tsx";
import { ChangePlanDialog } from "./ChangePlanDialog.tsx";
import { useIsPhone } from "../../use-is-phone.ts";
import { PlanCards } from "./PlanCards.tsx";
import { PlanComparison } from "./PlanComparison.tsx";
import { PlanFeatures } from "./PlanFeatures.tsx";
import { SubscriptionFacts } from "../business/SubscriptionFacts.tsx";
import { planNamed, usePlanWords } from "../../parts/business/use-plan-words.ts";

/** The plan may have been chosen far below it. */
const showItself = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: "nearest" });

const Unknown = ({ view, plans }: { view: SubscriptionView; plans: Subscription["plans"] }) => {
  const words = usePlanWords();
  const found = view.found?.plan;
  const name = found === undefined ? undefined : words(planNamed({ info: { plan: found }, plans }));
  return (
    <Notice
      ref={showItself}
      // It shows itself clear of the window's end.
      style={{ scrollMarginBlockEnd: "1rem" }}
      color="yellow"
      role="alert"
      icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />}
    >
      <Stack gap="sm" align="start">
        <Text size="sm">
          {view.isBusy ? (
            <Trans>It is not known whether your plan was changed. Checking your subscription.</Trans>
          ) : name === undefined ? (
            <Trans>
              It is not known whether your plan was changed. Your subscription could not be loaded either.
            </Trans>
          ) : (
            <Trans>
              It is not known whether your plan was changed. We checked again: your plan is <bdi>{name}</bdi>.
            </Trans>
          )}
        </Text>
        <BusyButton size="compact-sm" variant="default" onPress={view.lookAgain} isBusy={view.isBusy}>
          <Trans>Check again</Trans>
        </BusyButton>
      </Stack>
    </Notice>
  );
};

interface SubscriptionScreenProps {
  readonly subscription: Subscription;
  readonly view: SubscriptionView;
  /** Why the plan may not be changed; nothing where it may. */
  readonly refusal: string | undefined;
}

/** The subscription: what it is, what else there is, and changing it. */
export const SubscriptionScreen = ({ subscription, view, refusal }: SubscriptionScreenProps) => {
  const { t } = useLingui();
  const { info, failure, plans } = subscription;
  const Plans = useIsPhone() ? PlanCards : PlanComparison;
  const retry = canBeTried(failure) && <TryAgain size="compact-sm" />;
  return (
    <Stack gap="lg">
      <Section title={t`Your subscription`} action={failure !== undefined && retry}>
        <SubscriptionFacts subscription={subscription} />
        <PlanFeatures features={info.features} />
      </Section>
      <Title order={2}>{t`Plans`}</Title>
      {view.isUnknown && <Unknown view={view} plans={plans} />}
      {plans === undefined ? (
        <Stack gap="sm" align="start">
          <Text c="dimmed">{t`The plans could not be loaded.`}</Text>
          {retry}
        </Stack>
      ) : (
        <Plans
          plans={plans}
          current={failure === undefined ? info.plan : undefined}
          onChoose={view.choose}
          refusal={view.mayChoose ? refusal : t`It is not known whether your plan was changed.`}
        />
      )}
      <ChangePlanDialog info={info} view={view} />
    </Stack>
  );
};
