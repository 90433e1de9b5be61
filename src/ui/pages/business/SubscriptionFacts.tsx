import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import type { Subscription } from "../../../machines/use-cases/business/subscription.ts";
import { Field, Fields } from "../../parts/section/Fields.tsx";
import { Chip } from "../../parts/value/Chip.tsx";
import { useFormats } from "../../parts/business/use-formats.ts";
import { planNamed, usePlanWords } from "../../parts/business/use-plan-words.ts";

/** What is known of a subscription, and whether it is known at all. */
export const SubscriptionFacts = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useLingui();
  const { day } = useFormats();
  const words = usePlanWords();
  const { info, failure } = subscription;
  return (
    <Stack gap="sm">
      {failure !== undefined && (
        <Stack gap={4} align="start">
          <Chip color="yellow">
            <Trans context="what is shown is not the backend's answer">Fallback</Trans>
          </Chip>
          <Text size="sm" c="dimmed">
            {t`Your subscription could not be loaded, so it is not known which plan you have. The free plan is shown instead.`}
          </Text>
        </Stack>
      )}
      <Fields isInCard>
        <Field label={t`Plan`}>
          <bdi>{words(planNamed(subscription))}</bdi>
        </Field>
        <Field label={t`Status`}>
          {info.status === "active" ? (
            <Trans context="status of a subscription">Active</Trans>
          ) : (
            // Other values are specified nowhere: shown as they are.
            <bdi>{info.status}</bdi>
          )}
        </Field>
        <Field label={t`Next billing date`}>
          {info.nextBillingDate === undefined ? (
            <Trans context="next billing date">None</Trans>
          ) : (
            day(info.nextBillingDate)
          )}
        </Field>
      </Fields>
    </Stack>
  );
};
