import { useRouter } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import { useState } from "react";
import type { Id } from "../../../domain/id.ts";
import { changePlan, rereadSubscription } from "../../../machines/use-cases/business/subscription.ts";
import { subscriptionMachine } from "../../../machines/subscription/subscription.machine.ts";
import { subscriptionView, type SubscriptionView } from "../../../machines/subscription/subscription.view.ts";
import { useApp, useSignedInActors, useUser } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";
import { useOrNotSent } from "../../use-or-not-sent.ts";
import { useView } from "../../use-view.ts";
import { useReadAgain } from "../../parts/feedback/use-read-again.ts";
import { usePlanWords } from "../../parts/business/use-plan-words.ts";

/** Changing the plan, and what the page reads anew with it. */
export const useSubscriptionChange = (): SubscriptionView => {
  const { actorOf } = useApp();
  const { userId } = useUser();
  const { announcements, recovery } = useSignedInActors();
  const sent = useOrNotSent();
  const router = useRouter();
  const planWords = usePlanWords();
  const [machine] = useState(() =>
    subscriptionMachine.provide({
      actors: {
        "change the plan": actorOf((plan: Id<"plan">) => sent(changePlan(userId)(plan))),
        "read the subscription anew": actorOf(() => rereadSubscription(userId)),
      },
    }),
  );
  const actor = useActorRef(machine);
  useEmitted(actor, "subscription was read", () => void router.invalidate());
  useEmitted(actor, "ended", ({ announcement }) => {
    announcements.send({
      type: "announce",
      announcement:
        announcement._tag === "PlanChanged"
          ? { ...announcement, name: planWords(announcement.name) }
          : announcement,
    });
    void router.invalidate();
  });
  const view = useView(actor, subscriptionView);
  useEmitted(recovery, "read again", view.readAgain);
  // Reads note by themselves that a session was missing; what refused a change is not one.
  useReadAgain(view.failure?._tag === "NotSent" ? undefined : view.failure, view.readAgain);
  return view;
};
