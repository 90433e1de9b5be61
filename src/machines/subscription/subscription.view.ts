import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Plan } from "../../domain/business.ts";
import type { subscriptionMachine } from "./subscription.machine.ts";

/** What changing the plan draws and calls. */
export const subscriptionView = (
  snapshot: SnapshotFrom<typeof subscriptionMachine>,
  send: (event: EventFromLogic<typeof subscriptionMachine>) => void,
) => ({
  isConfirming: snapshot.hasTag("confirming"),
  isReading: snapshot.hasTag("reading"),
  isBusy: snapshot.hasTag("busy"),
  isUnknown: snapshot.hasTag("unknown"),
  /** Whether what a change does is told by what the page knows, as it could not be read anew. */
  isOutdated: snapshot.hasTag("outdated"),
  /** Whether another plan may be chosen: not while nobody knows which one it is. */
  mayChoose: !snapshot.hasTag("held"),
  plan: snapshot.context.plan,
  failure: snapshot.context.failure,
  found: snapshot.context.found,
  choose: (plan: Plan): void => send({ type: "choose", plan }),
  confirm: (): void => send({ type: "confirm" }),
  cancel: (): void => send({ type: "cancel" }),
  lookAgain: (): void => send({ type: "look again" }),
  readAgain: (): void => send({ type: "read again" }),
});

export type SubscriptionView = ReturnType<typeof subscriptionView>;
