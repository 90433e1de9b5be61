import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useRefusal } from "../../ui/parts/access/use-refusal.ts";
import { readSubscription } from "../../machines/use-cases/business-home.ts";
import { SubscriptionScreen } from "../../ui/pages/business/SubscriptionScreen.tsx";
import { ReadResult } from "../../ui/parts/feedback/ReadResult.tsx";
import { useSubscriptionChange } from "../../ui/pages/business/use-subscription-change.ts";

const SubscriptionPage = () => {
  const router = useRouter();
  const view = useSubscriptionChange(Route.useRouteContext().user.userId);
  const refusal = useRefusal("subscription.update");
  const refresh = () => void router.invalidate();
  return (
    <ReadResult result={Route.useLoaderData()} onRetry={refresh}>
      {(read) => <SubscriptionScreen subscription={read} view={view} refusal={refusal} onRetry={refresh} />}
    </ReadResult>
  );
};

export const Route = createFileRoute("/business/subscription")({
  loader: ({ context: { read, user }, abortController }) =>
    read(readSubscription(user.userId), abortController.signal),
  component: SubscriptionPage,
});
