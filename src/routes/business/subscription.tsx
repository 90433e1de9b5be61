import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { permits } from "../../domain/permission.ts";
import { readSubscription } from "../../machines/programs/business-home.ts";
import { SubscriptionScreen } from "../../ui/business/SubscriptionScreen.tsx";
import { ReadResult } from "../../ui/feedback/ReadResult.tsx";
import { useSubscriptionChange } from "../../ui/business/use-subscription-change.ts";
import { useAccount } from "../../ui/session/use-session-views.ts";
import { ownerOf } from "./-owner.ts";

const SubscriptionPage = () => {
  const { t } = useLingui();
  const router = useRouter();
  const account = useAccount();
  const { owner, subscription } = Route.useLoaderData();
  const view = useSubscriptionChange(owner);
  const mayChange = account !== undefined && permits(account.user.role, "subscription.update");
  return (
    <ReadResult result={subscription} onRetry={() => void router.invalidate()}>
      {(read) => (
        <SubscriptionScreen
          subscription={read}
          view={view}
          reason={mayChange ? undefined : t`Your role may not change the subscription.`}
        />
      )}
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
