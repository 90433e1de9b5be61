import { assertEvent, assign, emit, setup } from "xstate";
import type { Confidential } from "../../domain/confidential.ts";
import type { NotSent } from "../../domain/saving-failure.ts";
import type { SignInFailure } from "../../domain/sign-in-failure.ts";
import { type Answer, failure, output, succeeded } from "../answer.ts";
import { reasonOf } from "../auth/auth.answers.ts";
import { actorSlot } from "../effect-actor.ts";

/** One's own password as it is, and as it is to be. */
export interface PasswordChange {
  readonly current: Confidential;
  readonly next: Confidential;
}

/** What became of the sessions of other devices. */
export type SessionsElsewhere = "ended" | "going on";

type Told = Answer<SessionsElsewhere, SignInFailure | NotSent>;

/** Somebody changes their own password, as often as it takes. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as { readonly failure: SignInFailure | NotSent | undefined },
    events: {} as { readonly type: "change" } & PasswordChange,
    emitted: {} as { readonly type: "password changed" },
    tags: {} as "busy",
  },
  actors: { "change the password": actorSlot<SessionsElsewhere, SignInFailure | NotSent, PasswordChange>() },
  guards: { "it succeeded": succeeded },
  actions: {
    "forget the failure": assign({ failure: undefined }),
    "note the failure": assign((_, answer: Told) => ({ failure: reasonOf(failure(answer)) })),
    "tell that it was changed": emit({ type: "password changed" }),
  },
}).createMachine({
  id: "password change",
  context: { failure: undefined },
  initial: "typing",
  states: {
    typing: { on: { change: "changing" } },
    changing: {
      tags: "busy",
      entry: "forget the failure",
      invoke: {
        id: "change the password",
        src: "change the password",
        input: ({ event }) => {
          assertEvent(event, "change");
          return { current: event.current, next: event.next };
        },
        onDone: [
          {
            guard: { type: "it succeeded", params: output },
            target: "typing",
            actions: "tell that it was changed",
          },
          { target: "typing", actions: { type: "note the failure", params: output } },
        ],
      },
    },
  },
});
