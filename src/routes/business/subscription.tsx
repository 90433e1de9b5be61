import { useLingui } from "@lingui/react/macro";
import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { useRefusal } from "../../ui/parts/access/use-refusal.ts";
import { readPlanChanges, readSubscription } from "../../machines/use-cases/business/subscription.ts";
import { SubscriptionScreen } from "../../ui/pages/subscription/SubscriptionScreen.tsx";
import { PlanChanges } from "../../ui/pages/subscription/PlanChanges.tsx";
import { PageTitle } from "../../ui/parts/page-title/PageTitle.tsx";
import { Awaited } from "../../ui/parts/section/Section.tsx";
import { useSubscriptionChange } from "../../ui/pages/subscription/use-subscription-change.ts";
import { useEachDay } from "../../ui/parts/time/use-each-day.ts";

/** About what a subscription takes. */
const PAGE_HEIGHT = 480;

const SubscriptionPage = () => {
  const { t } = useLingui();
  useEachDay();
  const view = useSubscriptionChange();
  const refusal = useRefusal("subscription.update");
  const { subscription, changes } = Route.useLoaderData();
  return (
    <Stack gap="lg">
      <PageTitle title={t`Subscription`} />
      <Awaited source={subscription} height={PAGE_HEIGHT}>
        {(read) => (
          <>
            <SubscriptionScreen subscription={read} view={view} refusal={refusal} />
            <Awaited source={changes} fallback={null}>
              {(found) => found !== undefined && <PlanChanges changes={found} plans={read.plans} />}
            </Awaited>
          </>
        )}
      </Awaited>
    </Stack>
  );
};

export const Route = createFileRoute("/business/subscription")({
  loader: async ({ context: { prepared, read, user }, abortController }) => {
    await prepared("subscription");
    return {
      subscription: read(readSubscription(user.userId), abortController.signal),
      changes: read(readPlanChanges(user.userId), abortController.signal),
    };
  },
  component: SubscriptionPage,
});
