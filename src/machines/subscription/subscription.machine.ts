import { assign, emit, setup } from "xstate";
import type { Plan, SubscriptionInfo } from "../../domain/business.ts";
import type { Id } from "../../domain/id.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { isResultUnknown } from "../../domain/saving-failure.ts";
import { type Answer, failure, output } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

export interface SubscriptionContext {
  readonly plan: Plan | undefined;
  readonly failure: RemoteFailure | undefined;
  /** What the backend said the subscription is, after a change whose result nobody knew. */
  readonly found: SubscriptionInfo | undefined;
}

type Told = Answer<SubscriptionInfo, RemoteFailure>;

/** Changing the plan: asked first, sent once, and where the result is unknown, looked up. */
export const subscriptionMachine = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as
      | { readonly type: "choose"; readonly plan: Plan }
      | { readonly type: "confirm" }
      | { readonly type: "cancel" }
      | { readonly type: "look again" },
    emitted: {} as { readonly type: "plan changed" },
    tags: {} as "busy" | "choosable" | "confirming" | "unknown",
  },
  actors: {
    "change the plan": actorSlot<SubscriptionInfo, RemoteFailure, Id<"plan">>(),
    "read the subscription anew": actorSlot<SubscriptionInfo, RemoteFailure, void>(),
  },
  guards: {
    "it succeeded": (_, answer: Told) => answer._tag === "Success",
    "nobody knows": (_, answer: Told) => isResultUnknown(failure(answer)),
    "it was changed after all": ({ context }, answer: Told) =>
      answer._tag === "Success" && answer.success.plan === context.plan?.planId,
  },
  actions: {
    "note the plan": assign((_, plan: Plan) => ({ plan, failure: undefined, found: undefined })),
    "note why it was refused": assign((_, answer: Told) => ({ failure: failure(answer) })),
    "note what was found": assign((_, answer: Told) => ({
      found: answer._tag === "Success" ? answer.success : undefined,
    })),
    "forget the plan": assign({ plan: undefined }),
  },
}).createMachine({
  id: "subscription",
  context: { plan: undefined, failure: undefined, found: undefined },
  initial: "idle",
  states: {
    idle: {
      tags: "choosable",
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
        id: "change the plan",
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
      },
    },
    "looking up": {
      tags: ["busy", "unknown"],
      invoke: {
        id: "read the subscription anew",
        src: "read the subscription anew",
        onDone: [
          {
            guard: { type: "it was changed after all", params: output },
            target: "idle",
            actions: ["forget the plan", emit({ type: "plan changed" })],
          },
          {
            guard: { type: "it succeeded", params: output },
            target: "looked up",
            actions: { type: "note what was found", params: output },
          },
          { target: "result unknown", actions: { type: "note what was found", params: output } },
        ],
      },
    },
    "result unknown": {
      tags: "unknown",
      on: {
        "look again": "looking up",
        cancel: { target: "idle", actions: "forget the plan" },
      },
    },
    "looked up": {
      tags: ["unknown", "choosable"],
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
