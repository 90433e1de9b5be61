import { Trans, useLingui } from "@lingui/react/macro";
import { Button, List, Loader, Stack, Text } from "@mantine/core";
import type { Plan, SubscriptionInfo } from "../../../domain/business.ts";
import { featuresBeyond } from "../../../domain/business/plan.ts";
import { utcDay } from "../../../domain/calendar-date.ts";
import { monthsLater } from "../../../domain/days/reckoning.ts";
import type { WriteFailure } from "../../../domain/saving-failure.ts";
import type { SubscriptionView } from "../../../machines/subscription/subscription.view.ts";
import { useApp } from "../../app-context.ts";
import { Answers } from "../../parts/overlay/Answers.tsx";
import { Dialog } from "../../parts/overlay/Dialog.tsx";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { Notice } from "../../parts/feedback/Notice.tsx";
import { WriteFailureText } from "../../parts/feedback/WriteFailureText.tsx";
import { useByMinute } from "../../parts/time/use-by-minute.ts";
import { PlanPrice } from "./PlanPrice.tsx";
import { useFormats } from "../../parts/business/use-formats.ts";
import { usePlanWords } from "../../parts/business/use-plan-words.ts";

const Billing = ({ plan, info }: { plan: Plan; info: SubscriptionInfo }) => {
  const { now } = useApp();
  const { day } = useFormats();
  const today = useByMinute(() => utcDay(now()));
  const first = day(monthsLater(today, 1));
  const due = info.nextBillingDate === undefined ? undefined : day(info.nextBillingDate);
  const kept = info.keptBillingDate === undefined ? undefined : day(info.keptBillingDate);
  return plan.priceCents === 0 ? (
    <Text size="sm">
      {due === undefined ? (
        <Trans>You will not be billed any more.</Trans>
      ) : (
        <Trans>
          You will not be billed any more. The payment due on {due} will not be taken, unless you change back
          to a paid plan before that day.
        </Trans>
      )}
    </Text>
  ) : (
    <Text size="sm">
      {due !== undefined ? (
        <Trans>
          Your next billing date stays {due}; then it is <PlanPrice plan={plan} />.
        </Trans>
      ) : kept !== undefined ? (
        <Trans>
          Your next billing date is {kept} again, as on the paid plan that you left; then it is{" "}
          <PlanPrice plan={plan} />.
        </Trans>
      ) : (
        <Trans>
          Nothing is due until {first}, a month from today; then it is <PlanPrice plan={plan} />.
        </Trans>
      )}
    </Text>
  );
};

const Features = ({ title, features }: { title: string; features: ReadonlyArray<string> }) => {
  const words = usePlanWords();
  return features.length === 0 ? null : (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm" aria-label={title}>
        {features.map((feature) => (
          <List.Item key={feature}>
            <bdi>{words(feature)}</bdi>
          </List.Item>
        ))}
      </List>
    </div>
  );
};

const Consequences = ({ plan, info }: { plan: Plan; info: SubscriptionInfo }) => {
  const words = usePlanWords();
  const { t } = useLingui();
  const lost = featuresBeyond(info.features, plan.features);
  return (
    <>
      <Text size="sm">
        {plan.priceCents === 0 ? (
          <Trans>
            Your plan changes to <bdi>{words(plan.name)}</bdi> at once.
          </Trans>
        ) : (
          <Trans>
            Your plan changes to <bdi>{words(plan.name)}</bdi> at once (<PlanPrice plan={plan} />
            ).
          </Trans>
        )}
      </Text>
      <Billing plan={plan} info={info} />
      <Features title={t`What you get`} features={featuresBeyond(plan.features, info.features)} />
      <Features title={t`What you lose`} features={lost} />
      {lost.length > 0 && (
        <Text size="sm" c="dimmed">
          {t`Nothing is deleted: your figures and synced locations are kept.`}
        </Text>
      )}
    </>
  );
};

const Failed = ({ failure, isOutdated }: { failure: WriteFailure; isOutdated: boolean }) => {
  const { t } = useLingui();
  return (
    <Notice
      color={isOutdated ? "yellow" : "red"}
      role="alert"
      title={isOutdated ? t`What follows may be out of date` : t`Nothing was changed`}
    >
      <WriteFailureText failure={failure} />
    </Notice>
  );
};

const Question = ({ plan, info, view }: { plan: Plan; info: SubscriptionInfo; view: SubscriptionView }) => {
  const { t } = useLingui();
  const isChanging = view.isBusy && !view.isReading;
  return (
    <Stack gap="md">
      {view.failure !== undefined && <Failed failure={view.failure} isOutdated={view.isOutdated} />}
      <Stack gap="md" aria-live="polite" aria-busy={view.isReading}>
        {view.isReading ? (
          <Loader size="sm" role="img" aria-label={t`Loading`} />
        ) : (
          <Consequences plan={plan} info={view.found ?? info} />
        )}
      </Stack>
      <Answers>
        <Button variant="default" onClick={view.cancel} disabled={isChanging} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
        <BusyButton onPress={view.confirm} isBusy={view.isBusy} isWorking={isChanging}>
          <Trans>Change plan</Trans>
        </BusyButton>
      </Answers>
    </Stack>
  );
};

/** What a change of plan does and when, before it is made. */
export const ChangePlanDialog = ({ info, view }: { info: SubscriptionInfo; view: SubscriptionView }) => {
  const { t } = useLingui();
  return (
    <Dialog isOpen={view.isConfirming} onClose={view.cancel} title={t`Change the plan?`}>
      {view.plan !== undefined && <Question plan={view.plan} info={info} view={view} />}
    </Dialog>
  );
};
