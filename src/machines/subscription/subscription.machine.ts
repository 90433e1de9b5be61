import type { Result } from "effect/Result";
import { assign, emit, setup } from "xstate";
import type { Plan, SubscriptionInfo } from "../../domain/business.ts";
import type { PlanId } from "../../domain/id.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { isResultUnknown } from "../../domain/saving-failure.ts";
import { actorSlot } from "../effect-actor.ts";

/** How long anything that the chart waits for may take, in milliseconds. */
const PATIENCE_MS = 15_000;

export interface SubscriptionContext {
  /** The plan that somebody wants to change to. */
  readonly plan: Plan | undefined;
  readonly failure: RemoteFailure | undefined;
  /** What the backend said the subscription is, after a change whose result nobody knew (D38). */
  readonly found: SubscriptionInfo | undefined;
}

type Answer = Result<SubscriptionInfo, RemoteFailure>;

const output = ({ event }: { event: { output: Answer } }): Answer => event.output;
const cause = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** Changing the plan (§2, §7): asked first, sent once, and where the result is unknown, looked up (D38). */
export const subscriptionMachine = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as
      | { readonly type: "choose"; readonly plan: Plan }
      | { readonly type: "confirm" }
      | { readonly type: "cancel" }
      | { readonly type: "look again" },
    emitted: {} as { readonly type: "plan changed" },
    tags: {} as "busy" | "confirming" | "unknown",
  },
  actors: {
    "change the plan": actorSlot<SubscriptionInfo, RemoteFailure, PlanId>(),
    "read the subscription anew": actorSlot<SubscriptionInfo, RemoteFailure, void>(),
  },
  delays: { "patience runs out": PATIENCE_MS },
  guards: {
    "it succeeded": (_, answer: Answer) => answer._tag === "Success",
    "nobody knows": (_, answer: Answer) => answer._tag === "Failure" && isResultUnknown(answer.failure),
    "it was changed after all": ({ context }, answer: Answer) =>
      answer._tag === "Success" && answer.success.plan === context.plan?.planId,
  },
  actions: {
    // Reaches outside; what it does is provided where everything is composed.
    "log the bug": (_, _cause: unknown) => undefined,
    "note the plan": assign((_, plan: Plan) => ({ plan, failure: undefined, found: undefined })),
    "note why it was refused": assign((_, answer: Answer) =>
      answer._tag === "Failure" ? { failure: answer.failure } : {},
    ),
    "note what was found": assign((_, answer: Answer) =>
      answer._tag === "Success" ? { found: answer.success } : {},
    ),
    "forget the plan": assign({ plan: undefined }),
  },
}).createMachine({
  id: "subscription",
  context: { plan: undefined, failure: undefined, found: undefined },
  initial: "idle",
  states: {
    idle: {
      on: {
        choose: {
          target: "confirming",
          actions: { type: "note the plan", params: ({ event }) => event.plan },
        },
      },
    },
    confirming: {
      tags: "confirming",
      on: { confirm: "changing", cancel: { target: "idle", actions: "forget the plan" } },
    },
    changing: {
      tags: ["busy", "confirming"],
      invoke: {
        src: "change the plan",
        input: ({ context }) => {
          if (context.plan === undefined) throw new Error("A change began without a plan");
          return context.plan.planId;
        },
        onDone: [
          {
            guard: { type: "it succeeded", params: output },
            target: "idle",
            actions: ["forget the plan", emit({ type: "plan changed" })],
          },
          { guard: { type: "nobody knows", params: output }, target: "looking up" },
          { target: "confirming", actions: { type: "note why it was refused", params: output } },
        ],
        onError: { target: "looking up", actions: { type: "log the bug", params: cause } },
      },
      after: { "patience runs out": "looking up" },
    },
    "looking up": {
      tags: ["busy", "unknown"],
      invoke: {
        src: "read the subscription anew",
        onDone: [
          {
            guard: { type: "it was changed after all", params: output },
            target: "idle",
            actions: ["forget the plan", emit({ type: "plan changed" })],
          },
          { target: "result unknown", actions: { type: "note what was found", params: output } },
        ],
        onError: { target: "result unknown", actions: { type: "log the bug", params: cause } },
      },
      after: { "patience runs out": "result unknown" },
    },
    "result unknown": {
      tags: "unknown",
      on: {
        "look again": "looking up",
        choose: {
          target: "confirming",
          actions: { type: "note the plan", params: ({ event }) => event.plan },
        },
        cancel: { target: "idle", actions: "forget the plan" },
      },
    },
  },
});
