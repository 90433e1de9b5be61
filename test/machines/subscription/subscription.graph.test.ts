import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import type { Plan, SubscriptionInfo } from "../../../src/domain/business.ts";
import type { Id } from "../../../src/domain/id.ts";
import { Refused, type RemoteFailure, TimedOut, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { NotSent } from "../../../src/domain/saving-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { subscriptionMachine } from "../../../src/machines/subscription/subscription.machine.ts";
import { id } from "../../domain/generators.ts";
import { happenings, waitingFor } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

type Snapshot = SnapshotFrom<typeof subscriptionMachine>;
type Told = Answer<SubscriptionInfo, RemoteFailure>;
type Changed = Answer<SubscriptionInfo, RemoteFailure | NotSent>;

const PRO: Plan = {
  planId: id("pro"),
  name: "Pro",
  priceCents: 2900,
  currency: "EUR",
  features: ["Listing"],
};
const INFO: SubscriptionInfo = {
  plan: "pro",
  status: "active",
  nextBillingDate: "2026-12-01",
  features: ["Listing"],
};

const FREE: SubscriptionInfo = { plan: "free", status: "active", nextBillingDate: undefined, features: [] };

const NOT_SENT: NotSent = { _tag: "NotSent" };

const ANSWERS = {
  "change the plan": [
    Result.succeed(INFO),
    Result.fail(Refused("no such plan")),
    Result.fail(TimedOut),
    Result.fail(Unreachable),
    Result.fail(NOT_SENT),
  ],
  "read the subscription anew": [Result.succeed(INFO), Result.succeed(FREE), Result.fail(Unreachable)],
};
const WISHES = [
  { type: "choose", plan: PRO },
  { type: "confirm" },
  { type: "cancel" },
  { type: "look again" },
  { type: "read again" },
];

obeysTheLaws<Snapshot>({
  machine: subscriptionMachine,
  events: (snapshot) => happenings(snapshot, WISHES, ANSWERS),
  // A change is sent by the person's confirmation and by nothing else: never again by itself (D38).
  writes: { "change the plan": { confirm: 1 } },
  tellsApart: ({ plan, failure, found }) => [plan?.planId, failure?._tag, found?.plan],
  holds: ({ after }) => {
    expect(after.hasTag("busy")).toBe(waitingFor(after).length > 0);
    if (after.hasTag("confirming")) expect(after.context.plan).toEqual(PRO);
  },
});

test.each<readonly [RemoteFailure | NotSent, SubscriptionInfo, unknown]>([
  [TimedOut, FREE, [true, 2, FREE, []]],
  [Unreachable, FREE, [true, 2, FREE, []]],
  [TimedOut, INFO, [false, 2, undefined, ["PlanChanged"]]],
  [Refused("no such plan"), FREE, [false, 1, FREE, []]],
  [NOT_SENT, FREE, [false, 1, FREE, []]],
])(
  "D38: after %o the subscription is looked up, once more than before the question: %o",
  async (failure, found, expected) => {
    let reads = 0;
    const told: Array<string> = [];
    const actor = createActor(
      subscriptionMachine.provide({
        actors: {
          "change the plan": fromPromise<Changed, Id<"plan">>(() => Promise.resolve(Result.fail(failure))),
          "read the subscription anew": fromPromise<Told, void>(() => {
            reads += 1;
            return Promise.resolve(Result.succeed(reads === 1 ? FREE : found));
          }),
        },
      }),
    );
    actor.on("ended", ({ announcement }) => void told.push(announcement._tag));
    actor.start();
    actor.send({ type: "choose", plan: PRO });
    await expect.poll(() => actor.getSnapshot().hasTag("busy")).toBe(false);
    actor.send({ type: "confirm" });
    await expect.poll(() => actor.getSnapshot().hasTag("busy")).toBe(false);
    const { context } = actor.getSnapshot();
    expect([actor.getSnapshot().hasTag("unknown"), reads, context.found, told]).toEqual(expected);
  },
);
