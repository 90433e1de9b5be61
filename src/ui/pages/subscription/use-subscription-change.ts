import { useRouter } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import * as Effect from "effect/Effect";
import { useState } from "react";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { NotSent } from "../../../domain/saving-failure.ts";
import { changePlan, rereadSubscription } from "../../../machines/use-cases/business-home.ts";
import { subscriptionMachine } from "../../../machines/subscription/subscription.machine.ts";
import { subscriptionView, type SubscriptionView } from "../../../machines/subscription/subscription.view.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";
import { useView } from "../../use-view.ts";

/** Changing the plan, and what the page reads anew with it. */
export const useSubscriptionChange = (owner: Id<"user">): SubscriptionView => {
  const { actorOf } = useApp();
  const { announcements, deletions, recovery } = useSignedInActors();
  const router = useRouter();
  const [machine] = useState(() =>
    subscriptionMachine.provide({
      actors: {
        // What forms have for it would bring them along.
        "change the plan": actorOf((plan: Id<"plan">) => {
          const isOffline = deletions.getSnapshot().hasTag("offline");
          return Effect.mapError(changePlan(owner)(plan), (failure): RemoteFailure | NotSent =>
            isOffline && failure._tag === "Unreachable" ? { _tag: "NotSent" } : failure,
          );
        }),
        "read the subscription anew": actorOf(() => rereadSubscription(owner)),
      },
    }),
  );
  const actor = useActorRef(machine);
  useEmitted(actor, "subscription was read", () => void router.invalidate());
  useEmitted(actor, "ended", ({ announcement }) => {
    announcements.send({ type: "announce", announcement });
    void router.invalidate();
  });
  const view = useView(actor, subscriptionView);
  useEmitted(recovery, "read again", view.serverIsBack);
  return view;
};
