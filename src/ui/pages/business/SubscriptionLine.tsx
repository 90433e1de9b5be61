import { Trans } from "@lingui/react/macro";
import { Button, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Read } from "../../../machines/app.ts";
import type { Subscription } from "../../../machines/use-cases/business/subscription.ts";
import { Awaited } from "../../parts/section/Section.tsx";
import classes from "./Line.module.css";
import { SubscriptionFacts } from "./SubscriptionFacts.tsx";
import { useFormats } from "../../parts/business/use-formats.ts";
import { planNamed, usePlanWords } from "../../parts/business/use-plan-words.ts";

/** A plan that is paid for is said in a few words, everything else in full. */
const Known = ({ subscription }: { subscription: Subscription }) => {
  const { day } = useFormats();
  const words = usePlanWords();
  const { info, failure } = subscription;
  if (failure !== undefined || info.status !== "active")
    return (
      <div className={classes["wide"]}>
        <SubscriptionFacts subscription={subscription} />
      </div>
    );
  const plan = words(planNamed(subscription));
  return (
    <Text size="sm" c="dimmed">
      {info.nextBillingDate === undefined ? (
        <bdi>{plan}</bdi>
      ) : (
        <Trans>
          <bdi>{plan}</bdi>, billed next on {day(info.nextBillingDate)}
        </Trans>
      )}
    </Text>
  );
};

interface SubscriptionLineProps {
  readonly source: Promise<Read<Subscription>>;
}

export const SubscriptionLine = ({ source }: SubscriptionLineProps) => (
  <section className={`console-surface ${classes["line"] ?? ""}`} aria-labelledby="subscription-title">
    <Title order={2} id="subscription-title">
      <Trans>Subscription</Trans>
    </Title>
    <Awaited source={source} fallback={null}>
      {(subscription) => <Known subscription={subscription} />}
    </Awaited>
    <Button
      className={classes["end"]}
      variant="default"
      renderRoot={(props) => <Link to="/business/subscription" {...props} />}
    >
      <Trans>Manage subscription</Trans>
    </Button>
  </section>
);
