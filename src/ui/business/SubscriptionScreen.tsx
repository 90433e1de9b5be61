import { Trans, useLingui } from "@lingui/react/macro";
import { Alert, Badge, Button, Group, List, Modal, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { Plan } from "../../domain/business.ts";
import type { Subscription } from "../../machines/programs/business-home.ts";
import type { SubscriptionView } from "../../machines/subscription/subscription.view.ts";
import { FAILURE_TEXTS } from "../feedback/failure-texts.ts";
import { PHONE } from "../theme/breakpoints.ts";
import "@mantine/core/styles/SimpleGrid.css";
import { useFormats } from "./use-formats.ts";
import "@mantine/core/styles/Alert.css";

const Features = ({ features }: { features: ReadonlyArray<string> }) => (
  <List
    size="sm"
    spacing={4}
    icon={<IconCheck size={16} stroke={1.5} aria-hidden />}
    styles={{ itemWrapper: { alignItems: "flex-start" } }}
  >
    {features.map((feature) => (
      <List.Item key={feature}>{feature}</List.Item>
    ))}
  </List>
);

const Price = ({ plan }: { plan: Plan }) => {
  const { money } = useFormats();
  const price = money(plan.priceCents / 100, plan.currency);
  return plan.priceCents === 0 ? <Trans>Free</Trans> : <Trans>{price} a month</Trans>;
};

/** What is known of a subscription, and whether it is known at all (§3, §4). */
export const SubscriptionFacts = ({ subscription }: { subscription: Subscription }) => {
  const { day } = useFormats();
  const { info, isFallback, plans } = subscription;
  const name = plans?.find(({ planId }) => planId === info.plan)?.name ?? info.plan;
  const next = info.nextBillingDate === undefined ? undefined : day(info.nextBillingDate);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text fw={600} size="lg">
          {name}
        </Text>
        <Badge variant="default" tt="none">
          {info.status}
        </Badge>
      </Group>
      {isFallback && (
        <Text size="sm" c="dimmed">
          <Trans>Your subscription could not be read. The free plan is shown in its place.</Trans>
        </Text>
      )}
      <Text size="sm">
        {next === undefined ? <Trans>No billing date</Trans> : <Trans>Next billing on {next}</Trans>}
      </Text>
    </Stack>
  );
};

const PlanCard = ({
  plan,
  isCurrent,
  view,
  reason,
}: {
  plan: Plan;
  isCurrent: boolean;
  view: SubscriptionView;
  reason: string | undefined;
}) => (
  <section className="console-surface" aria-label={plan.name}>
    <Stack gap="md" p="lg" h="100%">
      <Group justify="space-between">
        <Title order={3}>{plan.name}</Title>
        {isCurrent && (
          <Badge variant="light">
            <Trans>Your plan</Trans>
          </Badge>
        )}
      </Group>
      <Text fw={600}>
        <Price plan={plan} />
      </Text>
      <Features features={plan.features} />
      {!isCurrent && (
        <Stack gap={4} mt="auto">
          <Button
            variant="default"
            onClick={() => view.choose(plan)}
            disabled={reason !== undefined}
            aria-describedby={reason === undefined ? undefined : "plan-reason"}
          >
            <Trans>
              Change to <bdi>{plan.name}</bdi>
            </Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  </section>
);

const Effect = ({ plan, current }: { plan: Plan; current: Subscription }) => {
  const { day } = useFormats();
  const next = current.info.nextBillingDate === undefined ? undefined : day(current.info.nextBillingDate);
  return (
    <Stack gap="xs">
      <Text size="sm">
        <Trans>
          Your plan changes to <bdi>{plan.name}</bdi> at once, for <Price plan={plan} />.
        </Trans>
      </Text>
      <Text size="sm">
        {plan.priceCents === 0 ? (
          <Trans>Nothing is billed any more. Features that the free plan lacks end at once.</Trans>
        ) : (
          <Trans>The next billing is one month from today.</Trans>
        )}
      </Text>
      {next !== undefined && (
        <Text size="sm" c="dimmed">
          <Trans>Until now, the next billing was on {next}.</Trans>
        </Text>
      )}
    </Stack>
  );
};

const Unknown = ({ view }: { view: SubscriptionView }) => (
  <Alert color="yellow" role="alert" icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />}>
    <Stack gap="sm" align="start">
      <Text size="sm">
        <Trans>The result of the change is unknown.</Trans>{" "}
        {view.found === undefined ? (
          <Trans>Your subscription could not be read either.</Trans>
        ) : (
          <Trans>
            The backend now says that your plan is <bdi>{view.found.plan}</bdi>.
          </Trans>
        )}
      </Text>
      <Button size="compact-sm" variant="default" onClick={view.lookAgain} loading={view.isBusy}>
        <Trans>Look again</Trans>
      </Button>
    </Stack>
  </Alert>
);

/** The subscription (§2): what it is, what else there is, and changing it (D38). */
export const SubscriptionScreen = ({
  subscription,
  view,
  reason,
}: {
  subscription: Subscription;
  view: SubscriptionView;
  /** Why the plan may not be changed; nothing where it may. */
  reason: string | undefined;
}) => {
  const { t } = useLingui();
  const isPhone = useMediaQuery(PHONE);
  return (
    <Stack gap="lg">
      <Title order={1}>
        <Trans>Subscription</Trans>
      </Title>
      {view.isUnknown && <Unknown view={view} />}
      <section className="console-surface" aria-labelledby="current-plan">
        <Stack gap="md" p="lg">
          <Title order={2} id="current-plan">
            <Trans>Your subscription</Trans>
          </Title>
          <SubscriptionFacts subscription={subscription} />
          <Features features={subscription.info.features} />
        </Stack>
      </section>
      <Title order={2}>
        <Trans>Plans</Trans>
      </Title>
      {reason !== undefined && (
        <Text size="sm" c="dimmed" id="plan-reason">
          {reason}
        </Text>
      )}
      {subscription.plans === undefined ? (
        <Text c="dimmed">
          <Trans>The plans could not be read.</Trans>
        </Text>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {subscription.plans.map((plan) => (
            <PlanCard
              key={plan.planId}
              plan={plan}
              isCurrent={!subscription.isFallback && plan.planId === subscription.info.plan}
              view={view}
              reason={reason}
            />
          ))}
        </SimpleGrid>
      )}
      <Modal
        opened={view.isConfirming}
        onClose={view.cancel}
        title={t`Change the plan?`}
        fullScreen={isPhone}
        centered
        closeButtonProps={{ "aria-label": t`Close` }}
      >
        {view.plan !== undefined && (
          <Stack gap="md">
            {view.failure !== undefined && (
              <Alert color="red" role="alert">
                {t(FAILURE_TEXTS[view.failure._tag])}
              </Alert>
            )}
            <Effect plan={view.plan} current={subscription} />
            <Group justify="end">
              <Button variant="default" onClick={view.cancel} disabled={view.isBusy} data-autofocus>
                <Trans>Cancel</Trans>
              </Button>
              <Button onClick={view.confirm} loading={view.isBusy}>
                <Trans>Change plan</Trans>
              </Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </Stack>
  );
};
