import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Plan, SubscriptionInfo } from "../../domain/business.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { subscriptionMachine } from "./subscription.machine.ts";

/** What changing the plan draws and calls. */
export interface SubscriptionView {
  readonly isConfirming: boolean;
  readonly isBusy: boolean;
  readonly isUnknown: boolean;
  readonly plan: Plan | undefined;
  readonly failure: RemoteFailure | undefined;
  readonly found: SubscriptionInfo | undefined;
  readonly choose: (plan: Plan) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  readonly lookAgain: () => void;
}

export const subscriptionView = (
  snapshot: SnapshotFrom<typeof subscriptionMachine>,
  send: (event: EventFromLogic<typeof subscriptionMachine>) => void,
): SubscriptionView => ({
  isConfirming: snapshot.hasTag("confirming"),
  isBusy: snapshot.hasTag("busy"),
  isUnknown: snapshot.hasTag("unknown"),
  plan: snapshot.context.plan,
  failure: snapshot.context.failure,
  found: snapshot.context.found,
  choose: (plan) => send({ type: "choose", plan }),
  confirm: () => send({ type: "confirm" }),
  cancel: () => send({ type: "cancel" }),
  lookAgain: () => send({ type: "look again" }),
});
