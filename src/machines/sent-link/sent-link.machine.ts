import { assertEvent, assign, setup } from "xstate";
import type { SignInFailure } from "../../domain/sign-in-failure.ts";
import { type Answer, failure, output, succeeded } from "../answer.ts";
import { reasonOf } from "../auth/auth.answers.ts";
import { actorSlot } from "../effect-actor.ts";

interface LinkContext {
  readonly failure: SignInFailure | undefined;
}

/** Somebody has a link sent to an address, as often as they ask: to set a password, or to verify the address. */
export const sentLinkMachine = setup({
  types: {
    context: {} as LinkContext,
    events: {} as { readonly type: "ask for a link"; readonly email: string },
    tags: {} as "busy" | "sent",
  },
  actors: { "send a link": actorSlot<void, SignInFailure, string>() },
  guards: { "it succeeded": succeeded },
  actions: {
    "forget the failure": assign({ failure: undefined }),
    "note the failure": assign((_, answer: Answer<void, SignInFailure>) => ({
      failure: reasonOf(failure(answer)),
    })),
  },
}).createMachine({
  id: "sent link",
  context: { failure: undefined },
  initial: "typing",
  states: {
    typing: { on: { "ask for a link": "asking" } },
    asking: {
      tags: "busy",
      entry: "forget the failure",
      invoke: {
        id: "send a link",
        src: "send a link",
        input: ({ event }) => {
          assertEvent(event, "ask for a link");
          return event.email;
        },
        onDone: [
          { guard: { type: "it succeeded", params: output }, target: "sent" },
          { target: "typing", actions: { type: "note the failure", params: output } },
        ],
      },
    },
    sent: { tags: "sent", on: { "ask for a link": "asking" } },
  },
});
