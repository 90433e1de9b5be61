import { fc, test as property } from "@fast-check/vitest";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import {
  type ActorLogic,
  createActor,
  type EventFromLogic,
  fromPromise,
  getInitialSnapshot,
  getNextSnapshot,
  type SnapshotFrom,
} from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from "xstate/graph";
import type { Plan, SubscriptionInfo } from "../../../src/domain/business.ts";
import type { PlanId } from "../../../src/domain/id.ts";
import { Refused, type RemoteFailure, TimedOut, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { subscriptionMachine } from "../../../src/machines/subscription/subscription.machine.ts";
import { id } from "../../domain/generators.ts";
import { happenings, waitingFor } from "../happenings.ts";

type Snapshot = SnapshotFrom<typeof subscriptionMachine>;
type Told = Answer<SubscriptionInfo, RemoteFailure>;
type Event = EventFromLogic<typeof subscriptionMachine>;

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

const ANSWERS = {
  "change the plan": [
    Result.succeed(INFO),
    Result.fail(Refused("no such plan")),
    Result.fail(TimedOut),
    Result.fail(Unreachable),
  ],
  "read the subscription anew": [Result.succeed(INFO), Result.succeed(FREE), Result.fail(Unreachable)],
};
const WISHES = [
  { type: "choose", plan: PRO },
  { type: "confirm" },
  { type: "cancel" },
  { type: "look again" },
];

const events = (snapshot: Snapshot): ReadonlyArray<Event> =>
  happenings(snapshot, WISHES, ANSWERS) as ReadonlyArray<Event>;

const serializeState = ({ value, context }: Snapshot): string =>
  JSON.stringify([value, context.plan?.planId, context.failure?._tag, context.found?.plan]);

/** The chart without what it emits, which the graph's types do not know. */
const model: ActorLogic<Snapshot, Event> = {
  transition: (snapshot, event) => getNextSnapshot(subscriptionMachine, snapshot, event),
  getInitialSnapshot: () => getInitialSnapshot(subscriptionMachine),
  getPersistedSnapshot: (snapshot) => snapshot,
};
const edges = adjacencyMapToArray(getAdjacencyMap(model, { events, serializeState }));

const isSending = (snapshot: Snapshot): boolean => waitingFor(snapshot).includes("change the plan");

/** What must hold after every step. */
const holds = (before: Snapshot, event: { readonly type: string }, after: Snapshot): void => {
  // A change is sent by the person's confirmation and by nothing else: never again by itself (D38).
  if (isSending(after) && !isSending(before)) expect(event.type).toBe("confirm");
  expect(after.hasTag("busy")).toBe(waitingFor(after).length > 0);
  if (after.hasTag("confirming")) expect(after.context.plan).toEqual(PRO);
};

test("every state of the chart is reached, and no other", () => {
  const reached = edges.flatMap(({ state, nextState }) => [...state._nodes, ...nextState._nodes]);
  expect(new Set(reached.map(({ id: name }) => name))).toEqual(
    new Set([subscriptionMachine.root, ...getStateNodes(subscriptionMachine)].map(({ id: name }) => name)),
  );
});

test("along every edge the invariants hold", () => {
  expect(edges.length).toBeGreaterThan(60);
  for (const { state, event, nextState } of edges) holds(state, event, nextState);
});

property.prop([fc.array(fc.nat(), { minLength: 1, maxLength: 40, size: "max" })])(
  "on walks that turn anywhere the invariants hold",
  (turns) => {
    let snapshot = getInitialSnapshot(subscriptionMachine);
    for (const turn of turns) {
      const moves = events(snapshot);
      const move = moves[turn % moves.length];
      if (move === undefined) break;
      const before = snapshot;
      snapshot = getNextSnapshot(subscriptionMachine, snapshot, move);
      holds(before, move, snapshot);
    }
  },
);

test.each<readonly [RemoteFailure, SubscriptionInfo, unknown]>([
  [TimedOut, FREE, [true, 1, FREE, []]],
  [Unreachable, FREE, [true, 1, FREE, []]],
  [TimedOut, INFO, [false, 1, undefined, ["plan changed"]]],
  [Refused("no such plan"), FREE, [false, 0, undefined, []]],
])("D38: after %o the subscription is looked up, once: %o", async (failure, found, expected) => {
  let reads = 0;
  const told: Array<string> = [];
  const actor = createActor(
    subscriptionMachine.provide({
      actors: {
        "change the plan": fromPromise<Told, PlanId>(() => Promise.resolve(Result.fail(failure))),
        "read the subscription anew": fromPromise<Told, void>(() => {
          reads += 1;
          return Promise.resolve(Result.succeed(found));
        }),
      },
    }),
  );
  actor.on("plan changed", ({ type }) => void told.push(type));
  actor.start();
  actor.send({ type: "choose", plan: PRO });
  actor.send({ type: "confirm" });
  await expect.poll(() => actor.getSnapshot().hasTag("busy")).toBe(false);
  const { context } = actor.getSnapshot();
  expect([actor.getSnapshot().hasTag("unknown"), reads, context.found, told]).toEqual(expected);
});
