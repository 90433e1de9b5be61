import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import type { UserId } from "../../domain/id.ts";
import { permits } from "../../domain/permission.ts";
import { Subscriptions } from "../../domain/ports/subscriptions.ts";
import { readSubscription } from "../../machines/programs/business-home.ts";
import { subscriptionMachine } from "../../machines/subscription/subscription.machine.ts";
import { subscriptionView } from "../../machines/subscription/subscription.view.ts";
import { SubscriptionScreen } from "../../ui/business/SubscriptionScreen.tsx";
import { useConsole } from "../../ui/console-context.ts";
import { ReadResult } from "../../ui/feedback/ReadResult.tsx";
import { useAccount } from "../../ui/session/use-session-views.ts";
import { ownerOf } from "./-owner.ts";

const useSubscriptionChange = (owner: UserId) => {
  const { actorOf, announcements } = useConsole();
  const router = useRouter();
  const machine = useMemo(
    () =>
      subscriptionMachine.provide({
        actors: {
          "change the plan": actorOf((plan) => Subscriptions.use(({ update }) => update(owner, plan))),
          "read the subscription anew": actorOf(() => Subscriptions.use(({ info }) => info(owner))),
        },
      }),
    [actorOf, owner],
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    const listening = actor.on("plan changed", () => {
      announcements.send({ type: "announce", announcement: { _tag: "OperationCompleted" } });
      void router.invalidate();
    });
    return () => listening.unsubscribe();
  }, [actor, announcements, router]);
  return subscriptionView(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
};

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
