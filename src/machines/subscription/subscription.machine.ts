import { assertEvent, assign, emit, setup } from "xstate";
import type { Announcement } from "../../domain/announcement.ts";
import type { Plan, SubscriptionInfo } from "../../domain/business.ts";
import type { Id } from "../../domain/id.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { isResultUnknown, type WriteFailure } from "../../domain/saving-failure.ts";
import { type Answer, failure, output, succeeded } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

interface SubscriptionContext {
  readonly plan: Plan | undefined;
  readonly failure: WriteFailure | undefined;
  /** What the backend said last that the subscription is: before the question, or after a change whose result nobody knew. */
  readonly found: SubscriptionInfo | undefined;
}

type Told = Answer<SubscriptionInfo, WriteFailure>;

const CHOICE = { target: "reading", actions: "note the plan" } as const;

/** Changing the plan: read anew and asked first, sent once, and where the result is unknown, looked up. */
export const subscriptionMachine = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as
      | { readonly type: "choose"; readonly plan: Plan }
      | { readonly type: "confirm" }
      | { readonly type: "cancel" }
      | { readonly type: "look again" }
      | { readonly type: "read again" },
    emitted: {} as
      | { readonly type: "subscription was read" }
      | { readonly type: "ended"; readonly announcement: Announcement },
    tags: {} as "busy" | "held" | "reading" | "confirming" | "outdated" | "unknown",
  },
  actors: {
    "change the plan": actorSlot<SubscriptionInfo, WriteFailure, Id<"plan">>(),
    "read the subscription anew": actorSlot<SubscriptionInfo, RemoteFailure, void>(),
  },
  guards: {
    "it succeeded": succeeded,
    "nobody knows": (_, answer: Told) => isResultUnknown(failure(answer)),
    "it is that plan": ({ context }, answer: Told) =>
      answer._tag === "Success" && answer.success.plan === context.plan?.planId,
  },
  actions: {
    "note the plan": assign(({ event }) => {
      assertEvent(event, "choose");
      return { plan: event.plan, failure: undefined, found: undefined };
    }),
    "note the failure": assign((_, answer: Told) => ({ failure: failure(answer) })),
    "forget the failure": assign({ failure: undefined }),
    // What was not sent is still to be done.
    "forget what was answered": assign(({ context: { failure: before } }) => ({
      failure: before?._tag === "NotSent" ? before : undefined,
    })),
    "note what was found": assign((_, answer: Told) => ({
      found: answer._tag === "Success" ? answer.success : undefined,
    })),
    "forget the plan": assign({ plan: undefined, found: undefined }),
    "tell that it was changed": emit(({ context }) => ({
      type: "ended" as const,
      announcement: { _tag: "PlanChanged" as const, name: context.plan?.name ?? "" },
    })),
    "tell that it was so already": emit({ type: "ended", announcement: { _tag: "PlanIsYours" } }),
    "tell that it was read": emit({ type: "subscription was read" }),
  },
}).createMachine({
  id: "subscription",
  context: { plan: undefined, failure: undefined, found: undefined },
  initial: "idle",
  states: {
    idle: { on: { choose: CHOICE } },
    // Another tab may have changed it since the page was read.
    reading: {
      tags: ["busy", "confirming", "reading"],
      invoke: {
        id: "read the subscription before",
        src: "read the subscription anew",
        onDone: [
          {
            guard: { type: "it is that plan", params: output },
            target: "idle",
            actions: ["forget the plan", "tell that it was so already"],
          },
          {
            guard: { type: "it succeeded", params: output },
            target: "confirming",
            actions: [{ type: "note what was found", params: output }, "tell that it was read"],
          },
          // What the page knows has to do then.
          {
            target: "confirming.on what the page knows",
            actions: { type: "note the failure", params: output },
          },
        ],
      },
      on: { cancel: { target: "idle", actions: "forget the plan" } },
    },
    confirming: {
      tags: "confirming",
      on: {
        confirm: { target: "changing", actions: "forget the failure" },
        cancel: { target: "idle", actions: "forget the plan" },
        "read again": { target: "reading", actions: "forget what was answered" },
      },
      initial: "on what was read",
      states: { "on what was read": {}, "on what the page knows": { tags: "outdated" } },
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
            actions: ["tell that it was changed", "forget the plan"],
          },
          { guard: { type: "nobody knows", params: output }, target: "looking up" },
          { target: "confirming", actions: { type: "note the failure", params: output } },
        ],
      },
    },
    "looking up": {
      tags: ["busy", "unknown", "held"],
      invoke: {
        id: "read the subscription anew",
        src: "read the subscription anew",
        onDone: [
          {
            guard: { type: "it is that plan", params: output },
            target: "idle",
            actions: ["tell that it was changed", "forget the plan"],
          },
          {
            guard: { type: "it succeeded", params: output },
            target: "looked up",
            // What the page shows may be older than what another tab chose meanwhile.
            actions: [{ type: "note what was found", params: output }, "tell that it was read"],
          },
          { target: "result unknown", actions: { type: "note what was found", params: output } },
        ],
      },
    },
    "result unknown": {
      tags: ["unknown", "held"],
      on: {
        "look again": "looking up",
        "read again": "looking up",
      },
    },
    "looked up": {
      tags: "unknown",
      on: {
        "look again": "looking up",
        choose: CHOICE,
      },
    },
  },
});
