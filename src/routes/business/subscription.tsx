import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useRefusal } from "../../ui/parts/access/use-refusal.ts";
import { readSubscription } from "../../machines/use-cases/business-home.ts";
import { SubscriptionScreen } from "../../ui/pages/business/SubscriptionScreen.tsx";
import { ReadResult } from "../../ui/parts/feedback/ReadResult.tsx";
import { useSubscriptionChange } from "../../ui/pages/business/use-subscription-change.ts";
import { ownerOf } from "./-owner.ts";

const SubscriptionPage = () => {
  const router = useRouter();
  const { owner, subscription } = Route.useLoaderData();
  const view = useSubscriptionChange(owner);
  const refusal = useRefusal("subscription.update");
  const refresh = () => void router.invalidate();
  return (
    <ReadResult result={subscription} onRetry={refresh}>
      {(read) => <SubscriptionScreen subscription={read} view={view} refusal={refusal} onRetry={refresh} />}
    </ReadResult>
  );
};

export const Route = createFileRoute("/business/subscription")({
  loader: async ({ context, abortController: { signal } }) => {
    const owner = await ownerOf(context);
    return { owner, subscription: await context.read(readSubscription(owner), signal) };
  },
  component: SubscriptionPage,
});
