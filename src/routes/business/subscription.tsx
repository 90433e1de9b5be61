import { useLingui } from "@lingui/react/macro";
import { Stack } from "@mantine/core";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useRefusal } from "../../ui/parts/access/use-refusal.ts";
import { readSubscription } from "../../machines/use-cases/business-home.ts";
import { SubscriptionScreen } from "../../ui/pages/business/SubscriptionScreen.tsx";
import { PageTitle } from "../../ui/parts/page-title/PageTitle.tsx";
import { Awaited } from "../../ui/parts/section/Section.tsx";
import { useSubscriptionChange } from "../../ui/pages/business/use-subscription-change.ts";

/** About what a subscription takes. */
const PAGE_HEIGHT = 480;

const SubscriptionPage = () => {
  const { t } = useLingui();
  const router = useRouter();
  const view = useSubscriptionChange(Route.useRouteContext().user.userId);
  const refusal = useRefusal("subscription.update");
  const refresh = () => void router.invalidate();
  return (
    <Stack gap="lg">
      <PageTitle title={t`Subscription`} />
      <Awaited source={Route.useLoaderData().subscription} height={PAGE_HEIGHT} onRetry={refresh}>
        {(read) => <SubscriptionScreen subscription={read} view={view} refusal={refusal} onRetry={refresh} />}
      </Awaited>
    </Stack>
  );
};

export const Route = createFileRoute("/business/subscription")({
  loader: ({ context: { read, user }, abortController }) => ({
    subscription: read(readSubscription(user.userId), abortController.signal),
  }),
  component: SubscriptionPage,
});
